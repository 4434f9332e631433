/** Convolution of a matrix with a 3 x 3 kernel. Argument: the order of the matrix (default 1024). */
public final class Conv2d {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 1024;
    float[][] a = new float[n][n];
    float[][] b = new float[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = (i * 31 + j * 17) % 97 / 97.0f;
      }
    }
    convolve(n, a, b);
    System.out.println("b[" + n / 2 + "][" + n / 2 + "] = " + b[n / 2][n / 2]);
  }

  static void convolve(int n, float[][] a, float[][] b) {
    // omp parallel for collapse(2) schedule(static) shared(a, b)
    for (int i = 1; i < n - 1; i++) {
      for (int j = 1; j < n - 1; j++) {
        b[i][j] =
            0.2f * a[i - 1][j - 1] + 0.5f * a[i - 1][j] - 0.8f * a[i - 1][j + 1]
                - 0.3f * a[i][j - 1] + 0.6f * a[i][j] - 0.9f * a[i][j + 1]
                + 0.4f * a[i + 1][j - 1] + 0.7f * a[i + 1][j] + 0.1f * a[i + 1][j + 1];
      }
    }
  }
}
