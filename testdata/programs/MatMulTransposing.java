/**
 * Matrix product C = A B of n x n matrices that transposes B first, so that both factors are read along their rows.
 *
 * Usage: MatMulTransposing [n]
 */
public class MatMulTransposing {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        double[][] a = new double[n][n];
        double[][] b = new double[n][n];
        double[][] c = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = 1.0 / (i + j + 1);
                b[i][j] = i - 0.5 * j;
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
        double[][] t = new double[n][n];
        for (int k = 0; k < n; k++) {
            for (int j = 0; j < n; j++) {
                t[j][k] = b[k][j];
            }
        }
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double sum = 0.0;
                for (int k = 0; k < n; k++) {
                    sum += a[i][k] * t[j][k];
                }
                c[i][j] = sum;
            }
        }
    }
}
