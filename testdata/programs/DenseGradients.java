/**
 * Conjugate gradients on a dense matrix, with the product's rows and the two scalar products of an iteration by one helper.
 *
 * Usage: DenseGradients [n [iterations]]
 */
public class DenseGradients {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 48;
        int iterations = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        double[][] a = new double[n][n];
        double[] x = new double[n];
        double[] r = new double[n];
        double[] p = new double[n];
        double[] q = new double[n];
        for (int i = 0; i < n; i++) {
            r[i] = 1.0 + i % 3;
            p[i] = r[i];
            for (int j = 0; j < n; j++) {
                a[i][j] = 1.0 / (i + j + 1);
            }
            a[i][i] += n;
        }
        System.out.println("residual " + solve(a, x, r, p, q, iterations));
    }

    static double solve(double[][] a, double[] x, double[] r, double[] p, double[] q, int iterations) {
        double square = dot(r, r);
        for (int t = 0; t < iterations; t++) {
            for (int i = 0; i < q.length; i++) {
                q[i] = dot(a[i], p);
            }
            double alpha = square / dot(p, q);
            add(alpha, p, x);
            add(-alpha, q, r);
            double next = dot(r, r);
            double beta = next / square;
            for (int i = 0; i < p.length; i++) {
                p[i] = r[i] + beta * p[i];
            }
            square = next;
        }
        return square;
    }

    static double dot(double[] u, double[] v) {
        double sum = 0.0;
        for (int i = 0; i < u.length; i++) {
            sum += u[i] * v[i];
        }
        return sum;
    }

    static void add(double factor, double[] u, double[] v) {
        for (int i = 0; i < u.length; i++) {
            v[i] += factor * u[i];
        }
    }
}
