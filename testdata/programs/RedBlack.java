/**
 * Red-black successive over-relaxation of Laplace's equation on n x n interior points, in place: a step updates the
 * points with even i + j, then those with odd i + j.
 *
 * Usage: RedBlack [n [steps]]
 */
public class RedBlack {

    static final double OMEGA = 1.5;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[][] u = new double[n + 2][n + 2];
        initialise(u);
        run(u, n, steps);
        System.out.println("checksum " + checksum(u));
    }

    static void initialise(double[][] u) {
        for (int i = 0; i < u.length; i++) {
            for (int j = 0; j < u[i].length; j++) {
                u[i][j] = (3 * i + 7 * j) % 11;
            }
        }
    }

    static void run(double[][] u, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int colour = 0; colour < 2; colour++) {
                for (int i = 1; i <= n; i++) {
                    for (int j = 1 + (i + 1 + colour) % 2; j <= n; j += 2) {
                        double mean = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
                        u[i][j] += OMEGA * (mean - u[i][j]);
                    }
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
