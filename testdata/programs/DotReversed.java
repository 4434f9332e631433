/**
 * Two vectors that are smoothed, and the sum of products of words from opposite ends of them: the factors of a term lie on different ranks.
 *
 * Usage: DotReversed [n [steps]], n words between the ends
 */
public class DotReversed {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 100;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        double[] x = new double[n + 2];
        double[] y = new double[n + 2];
        for (int i = 0; i < n + 2; i++) {
            x[i] = i % 7;
            y[i] = i % 5;
        }
        double last = run(x, y, n, steps);
        System.out.printf("product %.9e%n", last);
    }

    static double run(double[] x, double[] y, int n, int steps) {
        double product = 0.0;
        for (int t = 0; t < steps; t++) {
            product = 0.0;
            for (int i = 1; i <= n; i++) {
                product += x[i] * y[n + 1 - i];
            }
            for (int i = 1; i <= n; i++) {
                x[i] = 0.5 * (x[i - 1] + x[i + 1]) + 1e-6 * product;
                y[i] = 0.5 * (y[i - 1] + y[i + 1]) - 1e-6 * product;
            }
        }
        return product;
    }
}
