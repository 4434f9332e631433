/** Elimination without pivoting, in arrays. Arguments: rows, times. */
public class EliminationArrays {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    double[][] a = new double[n][n];
    for (int times = 0; times < Integer.parseInt(args[1]); times++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          a[i][j] = (i * 31 + j * 17) % 29 + (i == j ? n : 0);
        }
      }
      for (int k = 0; k < n; k++) {
        for (int i = k + 1; i < n; i++) {
          double factor = a[i][k] / a[k][k];
          for (int j = k; j < n; j++) {
            a[i][j] = a[i][j] - factor * a[k][j];
          }
        }
      }
    }
    System.out.println(a[n - 1][n - 1]);
  }
}
