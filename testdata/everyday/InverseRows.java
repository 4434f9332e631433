/**
 * A matrix inverted in place after Gauss and Jordan, rows are cut. Each step needs its row, the pivot with it, on all ranks:
 * 8 * n * (p - 1) bytes a step.
 *
 * Usage: InverseRows [n]
 */
public class InverseRows {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    double[][] a = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = i == j ? n : 1.0 / (1 + i + 2 * j);
      }
    }
    for (int k = 0; k < n; k++) {
      for (int i = 0; i < n; i++) {
        if (i != k) {
          double factor = a[i][k] / a[k][k];
          for (int j = 0; j < n; j++) {
            if (j != k) {
              a[i][j] -= factor * a[k][j];
            }
          }
          a[i][k] = -factor;
        }
      }
      double pivot = a[k][k];
      for (int j = 0; j < n; j++) {
        if (j != k) {
          a[k][j] /= pivot;
        }
      }
      a[k][k] = 1 / pivot;
    }
    System.out.println(a[n / 2][n / 3]);
  }
}
