/** An update rule kept as a tree of records, walked for each point. */
public class RulesTree {
  sealed interface Expr permits Num, At, Plus, Times {}
  record Num(double value) implements Expr {}
  record At(int shift) implements Expr {}
  record Plus(Expr left, Expr right) implements Expr {}
  record Times(Expr left, Expr right) implements Expr {}
  static double eval(Expr e, double[] u, int i) {
    if (e instanceof Num n) return n.value();
    if (e instanceof At a) return u[i + a.shift()];
    if (e instanceof Plus p) return eval(p.left(), u, i) + eval(p.right(), u, i);
    Times t = (Times) e;
    return eval(t.left(), u, i) * eval(t.right(), u, i);
  }
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Expr rule = new Plus(new Times(new Num(0.5), new At(0)), new Times(new Num(0.25), new Plus(new At(-1), new At(1))));
    double[] u = new double[n], v = new double[n];
    for (int i = 0; i < n; i++) u[i] = v[i] = Math.sin(i);
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      for (int i = 1; i < n - 1; i++) v[i] = eval(rule, u, i);
      double[] s = u; u = v; v = s;
    }
    System.out.println(u[n / 2]);
  }
}
