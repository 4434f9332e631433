/**
 * Fast Fourier transform of n complex numbers, n a power of two: bit reversal, then butterflies in place with twiddle
 * factors that were computed before. Checked by the energy of the signal (Parseval).
 *
 * Usage: Fft [n]
 */
public class Fft {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
        double[] re = new double[n];
        double[] im = new double[n];
        double[] cos = new double[n / 2];
        double[] sin = new double[n / 2];
        for (int i = 0; i < n; i++) {
            re[i] = (3 * i) % 7 - 3.0;
            im[i] = (5 * i) % 11 - 5.0;
        }
        for (int k = 0; k < n / 2; k++) {
            cos[k] = Math.cos(-2.0 * Math.PI * k / n);
            sin[k] = Math.sin(-2.0 * Math.PI * k / n);
        }
        double before = energy(re, im);
        transform(re, im, cos, sin);
        double after = energy(re, im) / n;
        System.out.printf("energy %.6f %.6f, first %.6f %.6f%n", before, after, re[0], im[0]);
    }

    static double energy(double[] re, double[] im) {
        double sum = 0.0;
        for (int i = 0; i < re.length; i++) {
            sum += re[i] * re[i] + im[i] * im[i];
        }
        return sum;
    }

    static void transform(double[] re, double[] im, double[] cos, double[] sin) {
        reverse(re, im);
        butterflies(re, im, cos, sin);
    }

    static void reverse(double[] re, double[] im) {
        int n = re.length;
        for (int i = 1, j = 0; i < n; i++) {
            int bit = n >> 1;
            while ((j & bit) != 0) {
                j ^= bit;
                bit >>= 1;
            }
            j |= bit;
            if (i < j) {
                double swap = re[i];
                re[i] = re[j];
                re[j] = swap;
                swap = im[i];
                im[i] = im[j];
                im[j] = swap;
            }
        }
    }

    static void butterflies(double[] re, double[] im, double[] cos, double[] sin) {
        int n = re.length;
        for (int length = 2; length <= n; length *= 2) {
            int half = length / 2;
            for (int start = 0; start < n; start += length) {
                for (int k = 0; k < half; k++) {
                    int a = start + k;
                    int b = a + half;
                    double wr = cos[k * (n / length)];
                    double wi = sin[k * (n / length)];
                    double tr = wr * re[b] - wi * im[b];
                    double ti = wr * im[b] + wi * re[b];
                    re[b] = re[a] - tr;
                    im[b] = im[a] - ti;
                    re[a] += tr;
                    im[a] += ti;
                }
            }
        }
    }
}
