/**
 * Jacobi relaxation on n x n x n interior points with a fixed rim, seven-point stencil.
 *
 * Usage: Jacobi3D [n [steps]]
 */
public class Jacobi3D {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 12;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        double[][][] u = new double[n + 2][n + 2][n + 2];
        double[][][] next = new double[n + 2][n + 2][n + 2];
        initialise(u);
        initialise(next);
        u = run(u, next, n, steps);
        System.out.println("checksum " + checksum(u));
    }

    static void initialise(double[][][] u) {
        for (int i = 0; i < u.length; i++) {
            for (int j = 0; j < u[i].length; j++) {
                for (int k = 0; k < u[i][j].length; k++) {
                    u[i][j][k] = (3 * i + 5 * j + 7 * k) % 11;
                }
            }
        }
    }

    static double[][][] run(double[][][] u, double[][][] next, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    for (int k = 1; k <= n; k++) {
                        next[i][j][k] = 0.4 * u[i][j][k]
                                + 0.1 * (u[i - 1][j][k] + u[i + 1][j][k] + u[i][j - 1][k] + u[i][j + 1][k]
                                + u[i][j][k - 1] + u[i][j][k + 1]);
                    }
                }
            }
            double[][][] swap = u;
            u = next;
            next = swap;
        }
        return u;
    }

    static double checksum(double[][][] u) {
        double sum = 0.0;
        for (double[][] plane : u) {
            for (double[] row : plane) {
                for (double value : row) {
                    sum += value;
                }
            }
        }
        return sum;
    }
}
