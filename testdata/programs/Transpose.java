/**
 * Transposes an n x n matrix into another.
 *
 * Usage: Transpose [n]
 */
public class Transpose {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
        double[][] a = new double[n][n];
        double[][] b = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = i + 0.5 * j;
            }
        }
        transpose(a, b, n);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum += (i + 3 * j) * b[i][j];
            }
        }
        System.out.println("checksum " + sum);
    }

    static void transpose(double[][] a, double[][] b, int n) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                b[j][i] = a[i][j];
            }
        }
    }
}
