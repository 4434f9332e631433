/**
 * Alternating direction implicit integration. Arguments: the order of the matrices (default 512) and steps (default 2). The fourth and sixth
 * marked loops carry dependences: with several threads the result is wrong, the question what their memory references do to caches is well
 * defined all the same.
 */
public final class Adi {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 512;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 2;
    double[][] x = new double[n][n];
    double[][] a = new double[n][n];
    double[][] b = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        x[i][j] = ((double) i * (j + 1) + 1) / n;
        a[i][j] = ((double) (i - 1) * (j + 4) + 2) / n / n / 8;
        b[i][j] = ((double) (i + 3) * (j + 7) + 3) / n + 8;
      }
    }
    integrate(n, steps, x, a, b);
    System.out.println("x[" + n / 2 + "][" + n / 2 + "] = " + x[n / 2][n / 2]);
  }

  static void integrate(int n, int steps, double[][] x, double[][] a, double[][] b) {
    for (int t = 0; t < steps; t++) {
      // omp parallel for schedule(static) shared(x, a, b)
      for (int i1 = 0; i1 < n; i1++) {
        for (int i2 = 1; i2 < n; i2++) {
          x[i1][i2] = x[i1][i2] - x[i1][i2 - 1] * a[i1][i2] / b[i1][i2 - 1];
          b[i1][i2] = b[i1][i2] - a[i1][i2] * a[i1][i2] / b[i1][i2 - 1];
        }
      }
      // omp parallel for schedule(static) shared(x, b)
      for (int i1 = 0; i1 < n; i1++) {
        x[i1][n - 1] = x[i1][n - 1] / b[i1][n - 1];
      }
      // omp parallel for schedule(static) shared(x, a, b)
      for (int i1 = 0; i1 < n; i1++) {
        for (int i2 = 0; i2 <= n - 3; i2++) {
          x[i1][n - i2 - 2] = (x[i1][n - 2 - i2] - x[i1][n - 3 - i2] * a[i1][n - 3 - i2]) / b[i1][n - 3 - i2];
        }
      }
      // omp parallel for schedule(static) shared(x, a, b)
      for (int i1 = 1; i1 < n; i1++) {
        for (int i2 = 0; i2 < n; i2++) {
          x[i1][i2] = x[i1][i2] - x[i1 - 1][i2] * a[i1][i2] / b[i1 - 1][i2];
          b[i1][i2] = b[i1][i2] - a[i1][i2] * a[i1][i2] / b[i1 - 1][i2];
        }
      }
      // omp parallel for schedule(static) shared(x, b)
      for (int i2 = 0; i2 < n; i2++) {
        x[n - 1][i2] = x[n - 1][i2] / b[n - 1][i2];
      }
      // omp parallel for schedule(static) shared(x, a, b)
      for (int i1 = 0; i1 <= n - 3; i1++) {
        for (int i2 = 0; i2 < n; i2++) {
          x[n - 2 - i1][i2] = (x[n - 2 - i1][i2] - x[n - 3 - i1][i2] * a[n - 3 - i1][i2]) / b[n - 2 - i1][i2];
        }
      }
    }
  }
}
