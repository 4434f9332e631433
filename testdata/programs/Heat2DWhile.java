/**
 * Heat2D until the largest change of a point in one step is at most a tolerance, or a number of steps is reached.
 *
 * Usage: Heat2DWhile [n [maximal steps [tolerance]]]
 */
public class Heat2DWhile {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int maxSteps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double tolerance = args.length > 2 ? Double.parseDouble(args[2]) : 1.0e-9;
        double[][] u = new double[n + 2][n + 2];
        double[][] next = new double[n + 2][n + 2];
        initialise(u);
        initialise(next);
        u = run(u, next, n, maxSteps, tolerance);
        System.out.println("checksum " + checksum(u));
    }

    static void initialise(double[][] u) {
        for (int i = 0; i < u.length; i++) {
            for (int j = 0; j < u[i].length; j++) {
                u[i][j] = (3 * i + 7 * j) % 11;
            }
        }
    }

    static double[][] run(double[][] u, double[][] next, int n, int maxSteps, double tolerance) {
        double error = Double.MAX_VALUE;
        int t = 0;
        while (error > tolerance && t < maxSteps) {
            error = 0.0;
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    double change = 0.125
                            * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4.0 * u[i][j]);
                    next[i][j] = u[i][j] + change;
                    error = Math.max(error, Math.abs(change));
                }
            }
            double[][] swap = u;
            u = next;
            next = swap;
            t++;
        }
        return u;
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
