/**
 * A chain of n particles in the plane, joined by springs to their neighbours, with fixed ends. Positions, distances
 * and forces are small objects made in every iteration.
 *
 * Usage: Particles [n [steps]]
 */
public class Particles {

    static final double DT = 0.05;

    static final class Vector {
        final double x;
        final double y;

        Vector(double x, double y) {
            this.x = x;
            this.y = y;
        }

        Vector plus(Vector other) {
            return new Vector(x + other.x, y + other.y);
        }

        Vector minus(Vector other) {
            return new Vector(x - other.x, y - other.y);
        }

        Vector times(double factor) {
            return new Vector(factor * x, factor * y);
        }

        double length() {
            return Math.sqrt(x * x + y * y);
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        double[] x = new double[n + 2];
        double[] y = new double[n + 2];
        double[] vx = new double[n + 2];
        double[] vy = new double[n + 2];
        for (int i = 0; i < n + 2; i++) {
            x[i] = 1.1 * i;
            y[i] = 0.1 * (i % 4);
        }
        run(x, y, vx, vy, n, steps);
        double sum = 0.0;
        for (int i = 0; i < n + 2; i++) {
            sum += i * x[i] + y[i];
        }
        System.out.println("checksum " + sum);
    }

    static void run(double[] x, double[] y, double[] vx, double[] vy, int n, int steps) {
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                Vector here = new Vector(x[i], y[i]);
                Vector left = new Vector(x[i - 1], y[i - 1]);
                Vector right = new Vector(x[i + 1], y[i + 1]);
                Vector force = pull(here, left).plus(pull(here, right));
                vx[i] += DT * force.x;
                vy[i] += DT * force.y;
            }
            for (int i = 1; i <= n; i++) {
                x[i] += DT * vx[i];
                y[i] += DT * vy[i];
            }
        }
    }

    /** The force on a particle of a spring of length 1 to another. */
    static Vector pull(Vector from, Vector to) {
        Vector d = to.minus(from);
        double length = d.length();
        return d.times((length - 1.0) / length);
    }
}
