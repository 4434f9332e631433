/**
 * Jacobi's relaxation on a square grid of n x n points that keeps the largest change of every step and stops when it is small.
 *
 * Usage: ResidualHistory [n [most steps]]
 */
public class ResidualHistory {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int most = args.length > 1 ? Integer.parseInt(args[1]) : 20;
        double[][] u = new double[n][n];
        double[][] next = new double[n][n];
        for (int i = 0; i < n; i++) {
            u[0][i] = 1.0;
            next[0][i] = 1.0;
        }
        double[] residuals = new double[most];
        int step = 0;
        do {
            double largest = 0.0;
            for (int i = 1; i < n - 1; i++) {
                for (int j = 1; j < n - 1; j++) {
                    next[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
                    largest = Math.max(largest, Math.abs(next[i][j] - u[i][j]));
                }
            }
            double[][] last = u;
            u = next;
            next = last;
            residuals[step] = largest;
            step++;
            if (largest < 1.0e-9) {
                break;
            }
        } while (step < most);
        System.out.println("residual " + residuals[step - 1] + " after " + step + " steps");
    }
}
