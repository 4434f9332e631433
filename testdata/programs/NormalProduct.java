/**
 * y = A' A x of an n x n matrix A, its transpose A' never made: each row is used for its element of A x and then for what that adds to y.
 *
 * Usage: NormalProduct [n]
 */
public class NormalProduct {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        double[][] a = new double[n][n];
        double[] x = new double[n];
        double[] y = new double[n];
        double[] product = new double[n];
        for (int i = 0; i < n; i++) {
            x[i] = 1.0 / (i + 1);
            for (int j = 0; j < n; j++) {
                a[i][j] = (i * 3 + j) % 7 - 2.5;
            }
        }
        multiply(a, x, product, y, n);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            sum += (i + 1) * y[i];
        }
        System.out.println("checksum " + sum);
    }

    static void multiply(double[][] a, double[] x, double[] product, double[] y, int n) {
        for (int j = 0; j < n; j++) {
            y[j] = 0;
        }
        for (int i = 0; i < n; i++) {
            product[i] = 0;
            for (int j = 0; j < n; j++) {
                product[i] += a[i][j] * x[j];
            }
            for (int j = 0; j < n; j++) {
                y[j] += a[i][j] * product[i];
            }
        }
    }
}
