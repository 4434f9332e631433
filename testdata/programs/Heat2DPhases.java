/**
 * Heat2D with both grids in one array of rank three, whose leading index is the parity of the step.
 *
 * Usage: Heat2DPhases [n [steps]]
 */
public class Heat2DPhases {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[][][] z = new double[2][n + 2][n + 2];
        initialise(z[0]);
        initialise(z[1]);
        run(z, n, steps);
        System.out.println("checksum " + checksum(z[steps % 2]));
    }

    static void initialise(double[][] u) {
        for (int i = 0; i < u.length; i++) {
            for (int j = 0; j < u[i].length; j++) {
                u[i][j] = (3 * i + 7 * j) % 11;
            }
        }
    }

    static void run(double[][][] z, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    z[(t + 1) % 2][i][j] = z[t % 2][i][j]
                            + 0.125 * (z[t % 2][i - 1][j] + z[t % 2][i + 1][j] + z[t % 2][i][j - 1] + z[t % 2][i][j + 1]
                            - 4.0 * z[t % 2][i][j]);
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
