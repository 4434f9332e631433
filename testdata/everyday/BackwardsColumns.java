/** An upper triangle solved by columns, rows are cut: each answer goes to the ranks above, 8 * (p - 1) / 2 bytes a step. */
public class BackwardsColumns {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    double[][] a = new double[n][n];
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = 1 + i % 5;
      for (int j = i; j < n; j++) {
        a[i][j] = i == j ? n : 1.0 / (1 + i + j);
      }
    }
    for (int j = n - 1; j >= 0; j--) {
      x[j] /= a[j][j];
      for (int i = 0; i < j; i++) {
        x[i] -= a[i][j] * x[j];
      }
    }
    System.out.println(x[n / 2]);
  }
}
