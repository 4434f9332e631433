/** A rod whose steps are calls of a method by itself: 8 * 2 * (p - 1) bytes a step. */
public class RodRecursion {
  static double[] next(double[] u) {
    double[] v = u.clone();
    for (int i = 1; i < u.length - 1; i++) {
      v[i] = 0.5 * u[i] + 0.25 * (u[i - 1] + u[i + 1]);
    }
    return v;
  }

  static double[] run(double[] u, int steps) {
    return steps == 0 ? u : run(next(u), steps - 1);
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    double[] u = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = i % 10;
    }
    System.out.println(run(u, (args.length > 1 ? Integer.parseInt(args[1]) : 4))[n / 2]);
  }
}
