/**
 * LU factorisation with partial pivoting; rows are exchanged by reference.
 *
 * Usage: LuPivot [n]
 */
public class LuPivot {

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
            double[] row = a[k];
            a[k] = a[pivot];
            a[pivot] = row;
            for (int i = k + 1; i < n; i++) {
                a[i][k] /= a[k][k];
                for (int j = k + 1; j < n; j++) {
                    a[i][j] -= a[i][k] * a[k][j];
                }
            }
        }
    }
}
