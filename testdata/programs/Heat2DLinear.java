/**
 * Heat2D on linearised grids: point (i, j) is element i * (n + 2) + j of a one-dimensional array.
 *
 * Usage: Heat2DLinear [n [steps]]
 */
public class Heat2DLinear {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[] u = new double[(n + 2) * (n + 2)];
        double[] next = new double[(n + 2) * (n + 2)];
        initialise(u, n);
        initialise(next, n);
        u = run(u, next, n, steps);
        System.out.println("checksum " + checksum(u));
    }

    static void initialise(double[] u, int n) {
        for (int i = 0; i < n + 2; i++) {
            for (int j = 0; j < n + 2; j++) {
                u[i * (n + 2) + j] = (3 * i + 7 * j) % 11;
            }
        }
    }

    static double[] run(double[] u, double[] next, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                for (int j = 1; j <= n; j++) {
                    next[i * (n + 2) + j] = u[i * (n + 2) + j]
                            + 0.125 * (u[(i - 1) * (n + 2) + j] + u[(i + 1) * (n + 2) + j]
                            + u[i * (n + 2) + j - 1] + u[i * (n + 2) + j + 1] - 4.0 * u[i * (n + 2) + j]);
                }
            }
            double[] swap = u;
            u = next;
            next = swap;
        }
        return u;
    }

    static double checksum(double[] u) {
        double sum = 0.0;
        for (double value : u) {
            sum += value;
        }
        return sum;
    }
}
