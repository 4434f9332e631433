/**
 * A chain of n particles in the plane, pulled by their neighbours, in arrays; what is computed of a particle goes through records that are
 * made on the way.
 *
 * Usage: ParticleRecords [n [steps]]
 */
public class ParticleRecords {

    record Vector(double x, double y) {
        Vector plus(Vector other) {
            return new Vector(x + other.x, y + other.y);
        }

        Vector minus(Vector other) {
            return new Vector(x - other.x, y - other.y);
        }

        Vector times(double factor) {
            return new Vector(factor * x, factor * y);
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 40;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 6;
        double[] x = new double[n + 2];
        double[] y = new double[n + 2];
        double[] fx = new double[n + 2];
        double[] fy = new double[n + 2];
        for (int i = 0; i < n + 2; i++) {
            x[i] = i;
            y[i] = i % 2;
        }
        for (int t = 0; t < steps; t++) {
            for (int i = 1; i <= n; i++) {
                Vector here = new Vector(x[i], y[i]);
                Vector left = new Vector(x[i - 1], y[i - 1]).minus(here);
                Vector right = new Vector(x[i + 1], y[i + 1]).minus(here);
                Vector force = left.plus(right).times(0.5 + 0.01 * x[i] * y[i]);
                fx[i] = force.x();
                fy[i] = force.y();
            }
            for (int i = 1; i <= n; i++) {
                x[i] += 0.1 * fx[i];
                y[i] += 0.1 * fy[i];
            }
        }
        System.out.println("particles " + x[1] + " " + y[n]);
    }
}
