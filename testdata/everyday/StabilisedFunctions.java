import java.util.function.IntToDoubleFunction;
/** BiCGSTAB on a chain, with vectors of its own and functions of the index. */
public class StabilisedFunctions {
  static final class Vec {
    final double[] at;
    Vec(int n) { at = new double[n]; }
    Vec fill(IntToDoubleFunction f) { for (int i = 0; i < at.length; i++) at[i] = f.applyAsDouble(i); return this; }
    double dot(Vec o) { double s = 0; for (int i = 0; i < at.length; i++) s += at[i] * o.at[i]; return s; }
  }
  static void apply(Vec x, Vec y) {
    int n = x.at.length;
    for (int i = 0; i < n; i++) {
      double s = 3 * x.at[i];
      if (i > 0) s -= 1.2 * x.at[i - 1];
      if (i < n - 1) s -= 0.8 * x.at[i + 1];
      y.at[i] = s;
    }
  }
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Vec x = new Vec(n), r = new Vec(n).fill(i -> Math.cos(i)), r0 = new Vec(n).fill(i -> r.at[i] + 0.1), p = new Vec(n).fill(i -> r.at[i]), v = new Vec(n), s = new Vec(n), q = new Vec(n);
    double rho = r0.dot(r);
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      apply(p, v);
      double alpha = rho / r0.dot(v);
      s.fill(i -> r.at[i] - alpha * v.at[i]);
      apply(s, q);
      double omega = q.dot(s) / q.dot(q);
      for (int i = 0; i < n; i++) {
        x.at[i] += alpha * p.at[i] + omega * s.at[i];
        r.at[i] = s.at[i] - omega * q.at[i];
      }
      double old = rho;
      rho = r0.dot(r);
      double beta = rho / old * alpha / omega;
      for (int i = 0; i < n; i++) p.at[i] = r.at[i] + beta * (p.at[i] - omega * v.at[i]);
    }
    System.out.println(x.at[n / 2]);
  }
}
