/** LU decompositions with pivoting, in arrays. Arguments: rows, times. */
public class LuArrays {
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
        int pivot = k;
        for (int i = k + 1; i < n; i++) {
          if (Math.abs(a[i][k]) > Math.abs(a[pivot][k])) {
            pivot = i;
          }
        }
        double[] swap = a[k];
        a[k] = a[pivot];
        a[pivot] = swap;
        for (int i = k + 1; i < n; i++) {
          a[i][k] /= a[k][k];
          for (int j = k + 1; j < n; j++) {
            a[i][j] -= a[i][k] * a[k][j];
          }
        }
      }
    }
    System.out.println(a[n - 1][n - 1]);
  }
}
