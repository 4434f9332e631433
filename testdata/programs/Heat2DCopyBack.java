/**
 * Heat2D with a second grid that is copied back, element by element, after every step.
 *
 * Usage: Heat2DCopyBack [n [steps]]
 */
public class Heat2DCopyBack {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[][] u = new double[n + 2][n + 2];
        double[][] next = new double[n + 2][n + 2];
        initialise(u);
        run(u, next, n, steps);
        System.out.println("checksum " + checksum(u));
    }

    static void initialise(double[][] u) {
        for (int i = 0; i < u.length; i++) {
            for (int j = 0; j < u[i].length; j++) {
                u[i][j] = (3 * i + 7 * j) % 11;
            }
        }
    }

    static void run(double[][] u, double[][] next, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    next[i][j] = u[i][j]
                            + 0.125 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4.0 * u[i][j]);
                }
            }
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    u[i][j] = next[i][j];
                }
            }
        }
    }

    static double checksum(double[][] u) {
        double sum = 0.0;
        for (double[] row : u) {
            for (double value : row) {
                sum += value;
            }
        }
        return sum;
    }
}
