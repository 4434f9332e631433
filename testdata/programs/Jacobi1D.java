/**
 * Jacobi relaxation on a line of n interior points between two fixed ends, three-point stencil.
 *
 * Usage: Jacobi1D [n [steps]]
 */
public class Jacobi1D {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[] u = new double[n + 2];
        double[] next = new double[n + 2];
        for (int i = 0; i < n + 2; i++) {
            u[i] = (5 * i) % 13;
            next[i] = (5 * i) % 13;
        }
        u = run(u, next, n, steps);
        double sum = 0.0;
        for (int i = 0; i < n + 2; i++) {
            sum += u[i];
        }
        System.out.println("checksum " + sum);
    }

    static double[] run(double[] u, double[] next, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                next[i] = 0.25 * u[i - 1] + 0.5 * u[i] + 0.25 * u[i + 1];
            }
            double[] swap = u;
            u = next;
            next = swap;
        }
        return u;
    }
}
