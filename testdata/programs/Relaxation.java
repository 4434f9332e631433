/**
 * Relaxes a plate of n x n points by a solver that is an object: a method tells from a field whether it has converged, and each step damps less than the
 * one before, by a factor that is a field, too.
 *
 * Usage: Relaxation [n [steps]]
 */
public class Relaxation {

    private final int steps;
    private double change = 1.0;
    private double damping = 0.9;
    private int done;

    Relaxation(int steps) {
        this.steps = steps;
    }

    boolean isConverged() {
        return change < 1e-9 || done == steps;
    }

    void step(double[][] u, double[][] v) {
        double largest = 0.0;
        for (int i = 1; i < u.length - 1; i++) {
            for (int j = 1; j < u.length - 1; j++) {
                double mean = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
                v[i][j] = damping * u[i][j] + (1.0 - damping) * mean;
                largest = Math.max(largest, Math.abs(v[i][j] - u[i][j]));
            }
        }
        change = largest;
        damping *= 0.9;
        done++;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 6;
        double[][] u = new double[n][n];
        double[][] v = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                u[i][j] = Math.sin(i + 2 * j);
                v[i][j] = u[i][j];
            }
        }
        Relaxation solver = new Relaxation(steps);
        while (!solver.isConverged()) {
            solver.step(u, v);
            double[][] w = u;
            u = v;
            v = w;
        }
        System.out.printf("change %.9f%n", solver.change);
    }
}
