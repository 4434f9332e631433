/**
 * Advection on a ring of n points: central differences in space, the classical fourth-order Runge-Kutta method in
 * time. One array holds the slopes of all four stages in turn.
 *
 * Usage: RungeKutta4 [n [steps]]
 */
public class RungeKutta4 {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 128;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[] u = new double[n];
        for (int i = 0; i < n; i++) {
            u[i] = (3 * i) % 7;
        }
        run(u, steps, 0.1);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            sum += i * u[i];
        }
        System.out.println("checksum " + sum);
    }

    static void run(double[] u, int steps, double dt) {
        int n = u.length;
        double[] k = new double[n];
        double[] y = new double[n];
        double[] result = new double[n];
        for (int t = 0; t < steps; t++) {
            slope(u, k);
            for (int i = 0; i < n; i++) {
                result[i] = u[i] + dt / 6.0 * k[i];
                y[i] = u[i] + dt / 2.0 * k[i];
            }
            slope(y, k);
            for (int i = 0; i < n; i++) {
                result[i] += dt / 3.0 * k[i];
                y[i] = u[i] + dt / 2.0 * k[i];
            }
            slope(y, k);
            for (int i = 0; i < n; i++) {
                result[i] += dt / 3.0 * k[i];
                y[i] = u[i] + dt * k[i];
            }
            slope(y, k);
            for (int i = 0; i < n; i++) {
                u[i] = result[i] + dt / 6.0 * k[i];
            }
        }
    }

    static void slope(double[] y, double[] k) {
        int n = y.length;
        for (int i = 0; i < n; i++) {
            k[i] = 0.5 * (y[(i + n - 1) % n] - y[(i + 1) % n]);
        }
    }
}
