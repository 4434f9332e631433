/**
 * Burgers' equation by upwind differences on n cells; the time step is a safety factor, a field that is only read, times the largest stable one.
 *
 * Usage: TimeStepSafety [n [steps]]
 */
public class TimeStepSafety {

    private final double safety;
    private double dt;
    private double[] u;
    private double[] next;

    TimeStepSafety(double safety, int n) {
        this.safety = safety;
        u = new double[n + 1];
        next = new double[n + 1];
        for (int i = 0; i <= n; i++) {
            u[i] = 1.0 + (i * i) % 5;
            next[i] = u[i];
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        TimeStepSafety solver = new TimeStepSafety(0.5, n);
        for (int t = 0; t < steps; t++) {
            solver.step();
        }
        double sum = 0.0;
        for (int i = 0; i <= n; i++) {
            sum += i * solver.u[i];
        }
        System.out.println("checksum " + sum);
    }

    private void step() {
        dt = safety * stable();
        for (int i = 1; i < u.length; i++) {
            next[i] = u[i] - dt * u[i] * (u[i] - u[i - 1]);
        }
        double[] last = u;
        u = next;
        next = last;
    }

    private double stable() {
        double smallest = 1.0;
        for (int i = 1; i < u.length; i++) {
            smallest = Math.min(smallest, 1.0 / Math.abs(u[i]));
        }
        return smallest;
    }
}
