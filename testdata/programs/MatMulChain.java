/**
 * The product of three n x n matrices, D = (A B) C, sums formed in place.
 *
 * Usage: MatMulChain [n]
 */
public class MatMulChain {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
        double[][] a = new double[n][n];
        double[][] b = new double[n][n];
        double[][] c = new double[n][n];
        double[][] ab = new double[n][n];
        double[][] d = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = 1.0 / (i + j + 1);
                b[i][j] = i - 0.5 * j;
                c[i][j] = (i + 3 * j) % 5;
            }
        }
        multiplyAll(a, b, c, ab, d, n);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum += (i + 2 * j) * d[i][j];
            }
        }
        System.out.println("checksum " + sum);
    }

    static void multiplyAll(double[][] a, double[][] b, double[][] c, double[][] ab, double[][] d, int n) {
        multiply(a, b, ab, n);
        multiply(ab, c, d, n);
    }

    private static void multiply(double[][] a, double[][] b, double[][] product, int n) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                product[i][j] = 0;
                for (int k = 0; k < n; k++) {
                    product[i][j] += a[i][k] * b[k][j];
                }
            }
        }
    }
}
