/** Two matrix products, D = alpha A B C + beta D. Argument: the order of the matrices (default 128). */
public final class TwoMM {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 128;
    double alpha = 1.5;
    double beta = 1.2;
    double[][] tmp = new double[n][n];
    double[][] a = new double[n][n];
    double[][] b = new double[n][n];
    double[][] c = new double[n][n];
    double[][] d = new double[n][n];
    initialise(n, a, 1);
    initialise(n, b, 2);
    initialise(n, c, 3);
    initialise(n, d, 4);
    multiply(n, alpha, beta, tmp, a, b, c, d);
    System.out.println("d[" + n / 2 + "][" + n / 2 + "] = " + d[n / 2][n / 2]);
  }

  private static void initialise(int n, double[][] x, int shift) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        x[i][j] = (i * (j + shift) + 1) % n / (double) n;
      }
    }
  }

  static void multiply(int n, double alpha, double beta, double[][] tmp, double[][] a, double[][] b, double[][] c, double[][] d) {
    // omp parallel for schedule(static) shared(tmp, a, b)
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        tmp[i][j] = 0;
        for (int k = 0; k < n; k++) {
          tmp[i][j] += alpha * a[i][k] * b[k][j];
        }
      }
    }
    // omp parallel for schedule(static) shared(tmp, c, d)
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        d[i][j] *= beta;
        for (int k = 0; k < n; k++) {
          d[i][j] += tmp[i][k] * c[k][j];
        }
      }
    }
  }
}
