/**
 * Two-dimensional Fourier transform of n x n complex points, n a power of two: rows, transposition in place, rows. The result stays transposed.
 *
 * Usage: FftRows [n]
 */
public class FftRows {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
        double[][] re = new double[n][n];
        double[][] im = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                re[i][j] = (i + 2 * j) % 5;
                im[i][j] = (i * j) % 3;
            }
        }
        transform(re, im);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum += i * re[i][j] + j * im[i][j];
            }
        }
        System.out.println("checksum " + Math.round(sum));
    }

    static void transform(double[][] re, double[][] im) {
        rows(re, im);
        transpose(re);
        transpose(im);
        rows(re, im);
    }

    static void rows(double[][] re, double[][] im) {
        for (int i = 0; i < re.length; i++) {
            fft(re[i], im[i]);
        }
    }

    static void transpose(double[][] m) {
        for (int i = 0; i < m.length; i++) {
            for (int j = i + 1; j < m.length; j++) {
                double word = m[i][j];
                m[i][j] = m[j][i];
                m[j][i] = word;
            }
        }
    }

    static void fft(double[] re, double[] im) {
        int n = re.length;
        reverseBits(re);
        reverseBits(im);
        for (int length = 2; length <= n; length *= 2) {
            double angle = -2 * Math.PI / length;
            for (int start = 0; start < n; start += length) {
                for (int k = 0; k < length / 2; k++) {
                    int p = start + k;
                    int q = p + length / 2;
                    double wr = Math.cos(angle * k);
                    double wi = Math.sin(angle * k);
                    double tr = re[q] * wr - im[q] * wi;
                    double ti = re[q] * wi + im[q] * wr;
                    re[q] = re[p] - tr;
                    im[q] = im[p] - ti;
                    re[p] += tr;
                    im[p] += ti;
                }
            }
        }
    }

    static void reverseBits(double[] x) {
        int n = x.length;
        for (int i = 0, j = 0; i < n; i++) {
            if (i < j) {
                double word = x[i];
                x[i] = x[j];
                x[j] = word;
            }
            int bit = n / 2;
            while (bit >= 1 && (j & bit) != 0) {
                j ^= bit;
                bit /= 2;
            }
            j |= bit;
        }
    }
}
