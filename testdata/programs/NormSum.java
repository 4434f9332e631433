/**
 * Heat in a plate of n x n points, relaxed by Jacobi's method. The norms of all steps are added up, and the largest of the sums below their roots
 * is kept; nothing else is printed.
 *
 * Usage: NormSum [n [steps]]
 */
public class NormSum {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        double[][] u = new double[n][n];
        double[][] v = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = Math.sin(i + 2 * j);
                v[i][j] = u[i][j];
            }
        }
        double norms = 0.0;
        double largest = 0.0;
        for (int t = 0; t < steps; t++) {
            double sum = 0.0;
            for (int i = 1; i < n - 1; i++) {
                for (int j = 1; j < n - 1; j++) {
                    v[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
                    sum += v[i][j] * v[i][j];
                }
            }
            norms += Math.sqrt(sum);
            largest = Math.max(largest, sum);
            double[][] w = u;
            u = v;
            v = w;
        }
        System.out.printf("norms %.9f largest %.9f%n", norms, largest);
    }
}
