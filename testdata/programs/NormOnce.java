/**
 * Scales a vector to length one: every element feeds the norm, and the norm feeds every element.
 *
 * Usage: NormOnce [n]
 */
public class NormOnce {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        double[] x = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = 1.0 + i % 7;
        }
        normalise(x);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            sum += i * x[i];
        }
        System.out.println("checksum " + sum);
    }

    static void normalise(double[] x) {
        double norm = 0.0;
        for (int i = 0; i < x.length; i++) {
            norm += x[i] * x[i];
        }
        norm = Math.sqrt(norm);
        for (int i = 0; i < x.length; i++) {
            x[i] = x[i] / norm;
        }
    }
}
