/**
 * Matrix product C = A B of n x n matrices by a helper that forms dot products; B is stored transposed, b[j][k] = B(k, j).
 *
 * Usage: MatMulDotTransposed [n]
 */
public class MatMulDotTransposed {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        double[][] a = new double[n][n];
        double[][] b = new double[n][n];
        double[][] c = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = 1.0 / (i + j + 1);
                b[j][i] = i - 0.5 * j;
            }
        }
        multiply(a, b, c, n);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum += (i + 2 * j) * c[i][j];
            }
        }
        System.out.println("checksum " + sum);
    }

    static void multiply(double[][] a, double[][] b, double[][] c, int n) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                c[i][j] = dot(a[i], b[j]);
            }
        }
    }

    static double dot(double[] x, double[] y) {
        double sum = 0.0;
        for (int k = 0; k < x.length; k++) {
            sum += x[k] * y[k];
        }
        return sum;
    }
}
