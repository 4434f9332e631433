/**
 * Durbin's recursion for a Toeplitz system, with all intermediate vectors kept. Argument: the order (default 2048). The marked loop carries
 * dependences: with several threads the result is wrong, the question what its memory references do to caches is well defined all the same.
 */
public final class Durbin {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 2048;
    double[][] y = new double[n][n];
    double[][] sum = new double[n][n];
    double[] alpha = new double[n];
    double[] beta = new double[n];
    double[] r = new double[n];
    double[] out = new double[n];
    for (int i = 0; i < n; i++) {
      alpha[i] = i;
      beta[i] = (i + 1.0) / n / 2;
      r[i] = 0.25 / ((i + 1.0) * (i + 1.0));
      for (int j = 0; j < n; j++) {
        y[i][j] = (double) i * j / n;
        sum[i][j] = (double) i * j / n;
      }
    }
    solve(n, y, sum, alpha, beta, r, out);
    System.out.println("out[0] = " + out[0]);
  }

  static void solve(int n, double[][] y, double[][] sum, double[] alpha, double[] beta, double[] r, double[] out) {
    y[0][0] = r[0];
    beta[0] = 1;
    alpha[0] = r[0];
    // omp parallel for schedule(static) shared(y, sum, alpha, beta, r)
    for (int k = 1; k < n; k++) {
      beta[k] = beta[k - 1] - alpha[k - 1] * alpha[k - 1] * beta[k - 1];
      sum[0][k] = r[k];
      for (int i = 0; i <= k - 1; i++) {
        sum[i + 1][k] = sum[i][k] + r[k - i - 1] * y[i][k - 1];
      }
      alpha[k] = -sum[k][k] * beta[k];
      for (int i = 0; i <= k - 1; i++) {
        y[i][k] = y[i][k - 1] + alpha[k] * y[k - i - 1][k - 1];
      }
      y[k][k] = alpha[k];
    }
    // omp parallel for schedule(static) shared(y, out)
    for (int i = 0; i < n; i++) {
      out[i] = y[i][n - 1];
    }
  }
}
