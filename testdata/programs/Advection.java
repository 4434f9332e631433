/**
 * Upwind advection on n x n points of a torus: a ghost row and a ghost column are filled by copies in every step.
 *
 * Usage: Advection [n [steps]]
 */
public class Advection {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[][] u = new double[n + 1][n + 1];
        double[][] next = new double[n + 1][n + 1];
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                u[i][j] = 1.0 + (i * j) % 7;
            }
        }
        for (int t = 0; t < steps; t++) {
            for (int j = 1; j <= n; j++) {
                u[0][j] = u[n][j];
            }
            for (int i = 1; i <= n; i++) {
                u[i][0] = u[i][n];
            }
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    next[i][j] = u[i][j] - 0.25 * (u[i][j] - u[i - 1][j]) - 0.125 * (u[i][j] - u[i][j - 1]);
                }
            }
            double[][] old = u;
            u = next;
            next = old;
        }
        double sum = 0.0;
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                sum += i * u[i][j];
            }
        }
        System.out.println("checksum " + sum);
    }
}
