/**
 * Power iteration with a dense matrix in one array and vectors that are objects; the largest entry is found by comparisons, tested for
 * convergence, and turned into a scale that is kept in a field.
 *
 * Usage: PowerIterationMax [n [steps]]
 */
public class PowerIterationMax {

    static class Vector {
        final double[] entry;
        double scale;

        Vector(int n) {
            entry = new double[n];
        }

        double largest() {
            double largest = 0.0;
            for (double e : entry) {
                double size = Math.abs(e);
                if (size > largest) {
                    largest = size;
                }
            }
            return largest;
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 48;
        int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        double[] a = new double[n * n];
        Vector x = new Vector(n);
        Vector y = new Vector(n);
        for (int i = 0; i < n; i++) {
            x.entry[i] = 1.0 + i % 3;
            for (int j = 0; j < n; j++) {
                a[i * n + j] = 1.0 / (i + j + 1);
            }
        }
        System.out.println("eigenvalue " + run(a, x, y, n, steps));
    }

    static double run(double[] a, Vector x, Vector y, int n, int steps) {
        double eigenvalue = 0.0;
        double before;
        int t = 0;
        do {
            before = eigenvalue;
            for (int i = 0; i < n; i++) {
                double sum = 0.0;
                for (int j = 0; j < n; j++) {
                    sum += a[i * n + j] * x.entry[j];
                }
                y.entry[i] = sum;
            }
            eigenvalue = y.largest();
            y.scale = 1.0 / eigenvalue;
            for (int i = 0; i < n; i++) {
                x.entry[i] = y.entry[i] * y.scale;
            }
            t++;
        } while (t < steps && Math.abs(eigenvalue - before) > 0.0);
        return eigenvalue;
    }
}
