/**
 * LU factorisation with partial pivoting; rows are exchanged element by element.
 *
 * Usage: LuPivotSwap [n]
 */
public class LuPivotSwap {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        double[][] a = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                a[i][j] = (22 * (i + 1) * (j + 2) + i * i * j) % 101 - 50.25;
            }
        }
        factorise(a, n);
        double logarithm = 0.0;
        for (int k = 0; k < n; k++) {
            logarithm += Math.log(Math.abs(a[k][k]));
        }
        System.out.printf("log |determinant| %.6f%n", logarithm);
    }

    static void factorise(double[][] a, int n) {
        for (int k = 0; k < n - 1; k++) {
            double largest = Math.abs(a[k][k]);
            int pivot = k;
            for (int i = k + 1; i < n; i++) {
                double candidate = Math.abs(a[i][k]);
                if (candidate > largest) {
                    largest = candidate;
                    pivot = i;
                }
            }
            if (pivot != k) {
                for (int j = 0; j < n; j++) {
                    double swap = a[k][j];
                    a[k][j] = a[pivot][j];
                    a[pivot][j] = swap;
                }
            }
            for (int i = k + 1; i < n; i++) {
                a[i][k] /= a[k][k];
                for (int j = k + 1; j < n; j++) {
                    a[i][j] -= a[i][k] * a[k][j];
                }
            }
        }
    }
}
