/**
 * Red-black successive over-relaxation on a square grid, after section 2 of the Java Grande Forum's benchmarks. Arguments: size and iterations (default
 * 512 and 20).
 */
public final class Sor {
  private static final double OMEGA = 1.25;

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 512;
    int iterations = args.length > 1 ? Integer.parseInt(args[1]) : 20;
    double[][] g = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        g[i][j] = (i * 31 + j * 17) % 101 * 1e-6;
      }
    }
    for (int p = 0; p < 2 * iterations; p++) {
      // omp parallel for schedule(static) shared(g)
      for (int i = 1; i < n - 1; i++) {
        for (int j = 1 + (i + p) % 2; j < n - 1; j += 2) {
          g[i][j] = OMEGA / 4 * (g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1]) + (1 - OMEGA) * g[i][j];
        }
      }
    }
    System.out.println("g[" + n / 2 + "] = " + g[n / 2][n / 2]);
  }
}
