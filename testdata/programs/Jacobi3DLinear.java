/**
 * Jacobi3D on linearised grids: point (i, j, k) is element (i * m + j) * m + k, m = n + 2.
 *
 * Usage: Jacobi3DLinear [n [steps]]
 */
public class Jacobi3DLinear {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 12;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
        int m = n + 2;
        double[] u = new double[m * m * m];
        double[] next = new double[m * m * m];
        initialise(u, m);
        initialise(next, m);
        u = run(u, next, m, steps);
        double sum = 0.0;
        for (double value : u) {
            sum += value;
        }
        System.out.println("checksum " + sum);
    }

    static void initialise(double[] u, int m) {
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < m; j++) {
                for (int k = 0; k < m; k++) {
                    u[(i * m + j) * m + k] = (3 * i + 5 * j + 7 * k) % 11;
                }
            }
        }
    }

    static double[] run(double[] u, double[] next, int m, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i < m - 1; i++) {
                for (int j = 1; j < m - 1; j++) {
                    for (int k = 1; k < m - 1; k++) {
                        int c = (i * m + j) * m + k;
                        next[c] = 0.4 * u[c]
                                + 0.1 * (u[c - m * m] + u[c + m * m] + u[c - m] + u[c + m] + u[c - 1] + u[c + 1]);
                    }
                }
            }
            double[] swap = u;
            u = next;
            next = swap;
        }
        return u;
    }
}
