/**
 * Power iteration with the matrix of the second difference of n points; the norm is a static field, summed in place.
 *
 * Usage: NormField [n [steps]]
 */
public class NormField {

    static double norm;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[] x = new double[n + 2];
        double[] y = new double[n + 2];
        for (int i = 1; i <= n; i++) {
            x[i] = 1.0 + i % 3;
        }
        run(x, y, n, steps);
        double sum = 0.0;
        for (int i = 1; i <= n; i++) {
            sum += i * x[i];
        }
        System.out.println("checksum " + sum);
    }

    static void run(double[] x, double[] y, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                y[i] = 2.0 * x[i] - x[i - 1] - x[i + 1];
            }
            norm = 0.0;
            for (int i = 1; i <= n; i++) {
                norm += y[i] * y[i];
            }
            norm = Math.sqrt(norm);
            for (int i = 1; i <= n; i++) {
                x[i] = y[i] / norm;
            }
        }
    }
}
