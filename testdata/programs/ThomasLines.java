/**
 * Implicit heat conduction along the rows of an n x n grid: each row is a tridiagonal system, solved by the Thomas
 * algorithm with buffers that are used for one row after the other.
 *
 * Usage: ThomasLines [n [steps]]
 */
public class ThomasLines {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        double[][] u = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = (3 * i + 7 * j) % 11;
            }
        }
        run(u, n, steps, 0.5);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum += (i + 1) * (j + 2) * u[i][j];
            }
        }
        System.out.println("checksum " + sum);
    }

    static void run(double[][] u, int n, int steps, double r) {
        double[] c = new double[n];
        double[] d = new double[n];
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                solve(u[i], c, d, r);
            }
        }
    }

    /** Solves -r x[j-1] + (1 + 2r) x[j] - r x[j+1] = x[j] for the new x. */
    static void solve(double[] x, double[] c, double[] d, double r) {
        int n = x.length;
        c[0] = -r / (1.0 + 2.0 * r);
        d[0] = x[0] / (1.0 + 2.0 * r);
        for (int j = 1; j < n; j++) {
            double pivot = 1.0 + 2.0 * r + r * c[j - 1];
            c[j] = -r / pivot;
            d[j] = (x[j] + r * d[j - 1]) / pivot;
        }
        x[n - 1] = d[n - 1];
        for (int j = n - 2; j >= 0; j--) {
            x[j] = d[j] - c[j] * x[j + 1];
        }
    }
}
