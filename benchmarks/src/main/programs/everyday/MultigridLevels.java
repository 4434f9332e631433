/** V-cycles for the Poisson equation on a line, in objects for the levels. Arguments: intervals, a power of two; cycles. */
public class MultigridLevels {
  static class Level {
    final int n;
    final double[] u;
    final double[] f;
    final double[] r;
    final Level coarser;

    Level(int n) {
      this.n = n;
      u = new double[n + 1];
      f = new double[n + 1];
      r = new double[n + 1];
      coarser = n > 2 ? new Level(n / 2) : null;
    }

    void smooth() {
      for (int i = 1; i < n; i++) {
        u[i] = 0.5 * (u[i - 1] + u[i + 1] + f[i]);
      }
    }

    void residual() {
      for (int i = 1; i < n; i++) {
        r[i] = f[i] - 2 * u[i] + u[i - 1] + u[i + 1];
      }
    }

    void restrict() {
      for (int i = 1; i < coarser.n; i++) {
        coarser.f[i] = r[2 * i - 1] + 2 * r[2 * i] + r[2 * i + 1];
        coarser.u[i] = 0;
      }
    }

    void prolong() {
      for (int i = 1; i < coarser.n; i++) {
        u[2 * i] += coarser.u[i];
      }
      for (int i = 0; i < coarser.n; i++) {
        u[2 * i + 1] += 0.5 * (coarser.u[i] + coarser.u[i + 1]);
      }
    }

    void cycle() {
      smooth();
      if (coarser != null) {
        residual();
        restrict();
        coarser.cycle();
        prolong();
      }
      smooth();
    }
  }

  public static void main(String[] args) {
    Level finest = new Level(Integer.parseInt(args[0]));
    for (int i = 1; i < finest.n; i++) {
      finest.f[i] = 1;
    }
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      finest.cycle();
    }
    System.out.println(finest.u[finest.n / 2]);
  }
}
