/**
 * LU decomposition in place, without pivoting. Argument: the order of the matrix (default 256). The marked loop carries dependences: with
 * several threads the result is wrong, the question what its memory references do to caches is well defined all the same.
 */
public final class Lu {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 256;
    double[][] a = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = i == j ? n : 1.0 / (1 + i + j);
      }
    }
    decompose(n, a);
    System.out.println("a[" + (n - 1) + "][" + (n - 1) + "] = " + a[n - 1][n - 1]);
  }

  static void decompose(int n, double[][] a) {
    // omp parallel for schedule(static) shared(a)
    for (int k = 0; k < n; k++) {
      for (int j = k + 1; j < n; j++) {
        a[k][j] = a[k][j] / a[k][k];
      }
      for (int i = k + 1; i < n; i++) {
        for (int j = k + 1; j < n; j++) {
          a[i][j] = a[i][j] - a[i][k] * a[k][j];
        }
      }
    }
  }
}
