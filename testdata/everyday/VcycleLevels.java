/** Cycles over three levels of a line, objects that know the coarser one. Two smoothings and a residual on two levels and two smoothings on the coarsest need both neighbours: 8 * 2 * 8 * (p - 1) bytes a step. */
public class VcycleLevels {
  static class Level {
    final int n;
    double[] u;
    double[] f;
    double[] scratch;
    Level coarser;

    Level(int n, int levels) {
      this.n = n;
      u = new double[n];
      f = new double[n];
      scratch = new double[n];
      if (levels > 1) {
        coarser = new Level(n / 2, levels - 1);
      }
    }

    double left(int i) {
      return i > 0 ? u[i - 1] : 0;
    }

    double right(int i) {
      return i < n - 1 ? u[i + 1] : 0;
    }

    void smooth() {
      for (int i = 0; i < n; i++) {
        scratch[i] = u[i] + 0.3 * (f[i] + left(i) - 2 * u[i] + right(i));
      }
      double[] t = u;
      u = scratch;
      scratch = t;
    }

    void cycle() {
      if (coarser == null) {
        smooth();
        smooth();
        return;
      }
      smooth();
      for (int i = 0; i < coarser.n; i++) {
        coarser.f[i] = 2 * (residual(2 * i) + residual(2 * i + 1));
        coarser.u[i] = 0;
      }
      coarser.cycle();
      for (int i = 0; i < n; i++) {
        u[i] += coarser.u[i / 2];
      }
      smooth();
    }

    double residual(int i) {
      return f[i] + left(i) - 2 * u[i] + right(i);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    Level fine = new Level(n, 3);
    for (int i = 0; i < n; i++) {
      fine.f[i] = i % 5;
    }
    for (int cycle = 0; cycle < (args.length > 1 ? Integer.parseInt(args[1]) : 3); cycle++) {
      fine.cycle();
    }
    System.out.println(fine.u[n / 2]);
  }
}
