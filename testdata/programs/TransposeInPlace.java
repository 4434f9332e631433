/**
 * Transposes an n x n matrix in place, by exchanging elements.
 *
 * Usage: TransposeInPlace [n]
 */
public class TransposeInPlace {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
        double[][] a = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = i + 0.5 * j;
            }
        }
        transpose(a, n);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                sum += (i + 3 * j) * a[i][j];
            }
        }
        System.out.println("checksum " + sum);
    }

    static void transpose(double[][] a, int n) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < i; j++) {
                double swap = a[i][j];
                a[i][j] = a[j][i];
                a[j][i] = swap;
            }
        }
    }
}
