/** Jacobi's method for a full matrix; old and new unknowns are swapped. */
public class DenseSwapped {
    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]), steps = Integer.parseInt(args[1]);
        double[][] a = new double[n][n];
        double[] b = new double[n], x = new double[n], y = new double[n];
        for (int i = 0; i < n; i++) {
            b[i] = i;
            x[i] = 1;
            for (int j = 0; j < n; j++) {
                a[i][j] = i == j ? 2 * n : 1.0 / (1 + i + j);
            }
        }
        for (int t = 0; t < steps; t++) {
            for (int i = 0; i < n; i++) {
                double s = b[i];
                for (int j = 0; j < n; j++) {
                    if (j != i) {
                        s -= a[i][j] * x[j];
                    }
                }
                y[i] = s / a[i][i];
            }
            double[] swap = x;
            x = y;
            y = swap;
        }
        System.out.println(x[n - 1]);
    }
}
