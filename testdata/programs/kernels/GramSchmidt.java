/**
 * Orthonormal columns by Gram and Schmidt's method. Argument: the order of the matrix (default 192). The marked loop carries dependences: with
 * several threads the result is wrong, the question what its memory references do to caches is well defined all the same.
 */
public final class GramSchmidt {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 192;
    double[][] a = new double[n][n];
    double[][] r = new double[n][n];
    double[][] q = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = (i * j % n) / (double) n * 100 + 10 + (i == j ? 50 : 0);
        q[i][j] = 0;
      }
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        r[i][j] = 0;
      }
    }
    orthonormalise(n, a, r, q);
    System.out.println("r[0][" + (n - 1) + "] = " + r[0][n - 1]);
  }

  static void orthonormalise(int n, double[][] a, double[][] r, double[][] q) {
    // omp parallel for schedule(static) shared(a, r, q)
    for (int k = 0; k < n; k++) {
      double nrm = 0;
      for (int i = 0; i < n; i++) {
        nrm += a[i][k] * a[i][k];
      }
      r[k][k] = Math.sqrt(nrm);
      for (int i = 0; i < n; i++) {
        q[i][k] = a[i][k] / r[k][k];
      }
      for (int j = k + 1; j < n; j++) {
        r[k][j] = 0;
        for (int i = 0; i < n; i++) {
          r[k][j] += q[i][k] * a[i][j];
        }
        for (int i = 0; i < n; i++) {
          a[i][j] = a[i][j] - q[i][k] * r[k][j];
        }
      }
    }
  }
}
