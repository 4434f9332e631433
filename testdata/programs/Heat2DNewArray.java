/**
 * Heat2D in functional style: every step returns a new grid.
 *
 * Usage: Heat2DNewArray [n [steps]]
 */
public class Heat2DNewArray {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[][] u = new double[n + 2][n + 2];
        initialise(u);
        u = run(u, n, steps);
        System.out.println("checksum " + checksum(u));
    }

    static void initialise(double[][] u) {
        for (int i = 0; i < u.length; i++) {
            for (int j = 0; j < u[i].length; j++) {
                u[i][j] = (3 * i + 7 * j) % 11;
            }
        }
    }

    static double[][] run(double[][] u, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            u = step(u, n);
        }
        return u;
    }

    static double[][] step(double[][] u, int n) {
        double[][] next = new double[n + 2][n + 2];
        for (int k = 0; k < n + 2; k++) {
            next[0][k] = u[0][k];
            next[n + 1][k] = u[n + 1][k];
            next[k][0] = u[k][0];
            next[k][n + 1] = u[k][n + 1];
        }
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= n; j++) {
                next[i][j] = u[i][j]
                        + 0.125 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4.0 * u[i][j]);
            }
        }
        return next;
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
