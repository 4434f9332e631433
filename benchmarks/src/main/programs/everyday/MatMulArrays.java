/** Matrix products in arrays. Arguments: rows, times. */
public class MatMulArrays {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    double[][] a = new double[n][n];
    double[][] b = new double[n][n];
    double[][] c = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = i + j;
        b[i][j] = i - j;
      }
    }
    for (int times = 0; times < Integer.parseInt(args[1]); times++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          double sum = 0;
          for (int k = 0; k < n; k++) {
            sum += a[i][k] * b[k][j];
          }
          c[i][j] = sum;
        }
      }
    }
    System.out.println(c[n - 1][n - 1]);
  }
}
