/**
 * Conjugate gradients on the five-point Laplacian of a k x k grid, stored by compressed rows.
 *
 * Usage: ConjugateGradient [k [maximal iterations]]
 */
public class ConjugateGradient {

    public static void main(String[] args) {
        int k = args.length > 0 ? Integer.parseInt(args[0]) : 16;
        int maxIterations = args.length > 1 ? Integer.parseInt(args[1]) : 10;
        int n = k * k;
        int[] start = new int[n + 1];
        int[] column = new int[5 * n];
        double[] value = new double[5 * n];
        laplacian(k, start, column, value);
        double[] x = new double[n];
        double[] r = new double[n];
        double[] p = new double[n];
        double[] q = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = 0.0;
            r[i] = 1.0 + i % 3;
            p[i] = 1.0 + i % 3;
        }
        double residual = solve(start, column, value, x, r, p, q, maxIterations);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            sum += x[i];
        }
        System.out.printf("checksum %.9f residual %.3e%n", sum, residual);
    }

    static void laplacian(int k, int[] start, int[] column, double[] value) {
        int entries = 0;
        for (int i = 0; i < k; i++) {
            for (int j = 0; j < k; j++) {
                int row = i * k + j;
                if (i > 0) {
                    column[entries] = row - k;
                    value[entries++] = -1.0;
                }
                if (j > 0) {
                    column[entries] = row - 1;
                    value[entries++] = -1.0;
                }
                column[entries] = row;
                value[entries++] = 4.0;
                if (j < k - 1) {
                    column[entries] = row + 1;
                    value[entries++] = -1.0;
                }
                if (i < k - 1) {
                    column[entries] = row + k;
                    value[entries++] = -1.0;
                }
                start[row + 1] = entries;
            }
        }
    }

    static double solve(int[] start, int[] column, double[] value,
                        double[] x, double[] r, double[] p, double[] q, int maxIterations) {
        int n = x.length;
        double rho = dot(r, r);
        for (int iteration = 0; iteration < maxIterations; iteration++) {
            multiply(start, column, value, p, q);
            double alpha = rho / dot(p, q);
            for (int i = 0; i < n; i++) {
                x[i] += alpha * p[i];
                r[i] -= alpha * q[i];
            }
            double next = dot(r, r);
            double beta = next / rho;
            rho = next;
            for (int i = 0; i < n; i++) {
                p[i] = r[i] + beta * p[i];
            }
        }
        return Math.sqrt(rho);
    }

    static void multiply(int[] start, int[] column, double[] value, double[] x, double[] y) {
        for (int i = 0; i < y.length; i++) {
            double sum = 0.0;
            for (int e = start[i]; e < start[i + 1]; e++) {
                sum += value[e] * x[column[e]];
            }
            y[i] = sum;
        }
    }

    static double dot(double[] x, double[] y) {
        double sum = 0.0;
        for (int i = 0; i < x.length; i++) {
            sum += x[i] * y[i];
        }
        return sum;
    }
}
