/**
 * Gaussian elimination of n equations without pivoting, the right-hand side beside the matrix, and back substitution.
 *
 * Usage: Elimination [n]
 */
public class Elimination {

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
        double[][] matrix = new double[n][n];
        double[] right = new double[n];
        double[] x = new double[n];
        for (int i = 0; i < n; i++) {
            right[i] = 1.0 + i % 3;
            for (int j = 0; j < n; j++) {
                matrix[i][j] = i == j ? n : 1.0 / (1 + i + 2 * j);
            }
        }
        eliminate(matrix, right, n);
        substitute(matrix, right, x, n);
        double sum = 0.0;
        for (int i = 0; i < n; i++) {
            sum += (i + 1) * x[i];
        }
        System.out.println("checksum " + sum);
    }

    static void eliminate(double[][] matrix, double[] right, int n) {
        for (int k = 0; k < n - 1; k++) {
            for (int i = k + 1; i < n; i++) {
                double factor = matrix[i][k] / matrix[k][k];
                for (int j = k + 1; j < n; j++) {
                    matrix[i][j] -= factor * matrix[k][j];
                }
                right[i] -= factor * right[k];
            }
        }
    }

    static void substitute(double[][] matrix, double[] right, double[] x, int n) {
        for (int i = n - 1; i >= 0; i--) {
            double sum = right[i];
            for (int j = i + 1; j < n; j++) {
                sum -= matrix[i][j] * x[j];
            }
            x[i] = sum / matrix[i][i];
        }
    }
}
