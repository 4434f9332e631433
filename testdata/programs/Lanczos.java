/**
 * Lanczos' method on a symmetric band matrix, five entries a row: the coefficients of the tridiagonal matrix are kept, and those of the step before read back.
 *
 * Usage: Lanczos [n [steps]]
 */
public class Lanczos {

    static void run(double[][] band, double[] v, double[] alpha, double[] beta) {
        int n = v.length;
        double[] before = new double[n];
        double[] w = new double[n];
        for (int step = 0; step < alpha.length; step++) {
            double last = step == 0 ? 0.0 : beta[step - 1];
            for (int i = 0; i < n; i++) {
                double sum = 0.0;
                for (int j = Math.max(0, i - 2); j <= Math.min(n - 1, i + 2); j++) {
                    sum += band[i][j - i + 2] * v[j];
                }
                w[i] = sum - last * before[i];
            }
            for (int i = 0; i < n; i++) {
                alpha[step] += w[i] * v[i];
            }
            for (int i = 0; i < n; i++) {
                w[i] -= alpha[step] * v[i];
            }
            double square = 0.0;
            for (int i = 0; i < n; i++) {
                square += w[i] * w[i];
            }
            beta[step] = Math.sqrt(square);
            for (int i = 0; i < n; i++) {
                before[i] = v[i];
                v[i] = w[i] / beta[step];
            }
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 24;
        double[][] band = new double[n][5];
        double[] v = new double[n];
        for (int i = 0; i < n; i++) {
            for (int d = 0; d < 5; d++) {
                band[i][d] = d == 2 ? 4.0 + i % 3 : -1.0 / (1 + Math.abs(d - 2));
            }
            v[i] = 1.0 / Math.sqrt(n);
        }
        double[] alpha = new double[steps];
        double[] beta = new double[steps];
        run(band, v, alpha, beta);
        double trace = 0.0;
        for (double a : alpha) {
            trace += a;
        }
        System.out.printf("trace %.9f%n", trace);
    }
}
