/**
 * Alternating directions: tridiagonal systems along all rows, then along all columns, by Thomas's method with two buffers for all lines.
 *
 * Usage: AlternatingLines [n [steps]]
 */
public class AlternatingLines {

    static final double SIDE = -0.25;
    static final double MIDDLE = 1.5;

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 72;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
        double[][] u = new double[n][n];
        double[][] v = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = i + j % 3;
            }
        }
        run(u, v, n, steps);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum += u[i][j];
            }
        }
        System.out.println("checksum " + sum);
    }

    static void run(double[][] u, double[][] v, int n, int steps) {
        double[] c = new double[n];
        double[] d = new double[n];
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                c[0] = SIDE / MIDDLE;
                d[0] = u[i][0] / MIDDLE;
                for (int j = 1; j < n; j++) {
                    double m = MIDDLE - SIDE * c[j - 1];
                    c[j] = SIDE / m;
                    d[j] = (u[i][j] - SIDE * d[j - 1]) / m;
                }
                v[i][n - 1] = d[n - 1];
                for (int j = n - 2; j >= 0; j--) {
                    v[i][j] = d[j] - c[j] * v[i][j + 1];
                }
            }
            for (int j = 0; j < n; j++) {
                c[0] = SIDE / MIDDLE;
                d[0] = v[0][j] / MIDDLE;
                for (int i = 1; i < n; i++) {
                    double m = MIDDLE - SIDE * c[i - 1];
                    c[i] = SIDE / m;
                    d[i] = (v[i][j] - SIDE * d[i - 1]) / m;
                }
                u[n - 1][j] = d[n - 1];
                for (int i = n - 2; i >= 0; i--) {
                    u[i][j] = d[i] - c[i] * u[i + 1][j];
                }
            }
        }
    }
}
