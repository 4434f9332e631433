/**
 * Burgers' equation by upwind differences on n cells; the largest stable time step is a minimum over all cells, kept in a local variable.
 *
 * Usage: TimeStepLocal [n [steps]]
 */
public class TimeStepLocal {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[] u = new double[n + 1];
        double[] next = new double[n + 1];
        for (int i = 0; i <= n; i++) {
            u[i] = 1.0 + (i * i) % 5;
            next[i] = u[i];
        }
        u = run(u, next, n, steps);
        double sum = 0.0;
        for (int i = 0; i <= n; i++) {
            sum += i * u[i];
        }
        System.out.println("checksum " + sum);
    }

    static double[] run(double[] u, double[] next, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            double dt = 1.0;
            for (int i = 1; i <= n; i++) {
                double limit = 0.5 / Math.abs(u[i]);
                if (limit < dt) {
                    dt = limit;
                }
            }
            for (int i = 1; i <= n; i++) {
                next[i] = u[i] - dt * u[i] * (u[i] - u[i - 1]);
            }
            double[] swap = u;
            u = next;
            next = swap;
        }
        return u;
    }
}
