import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** As SolversFunctions, of lists of boxes that functions combine. */
public class SolversLists {
  static <T> List<T> zip(List<T> a, List<T> b, BinaryOperator<T> operator) {
    List<T> made = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      made.add(operator.apply(a.get(i), b.get(i)));
    }
    return made;
  }

  static double dot(List<Double> a, List<Double> b) {
    double s = 0;
    for (int i = 0; i < a.size(); i++) {
      s += a.get(i) * b.get(i);
    }
    return s;
  }

  static List<Double> laplacian(List<Double> v) {
    List<Double> w = new ArrayList<>();
    for (int i = 0; i < v.size(); i++) {
      double left = i > 0 ? v.get(i - 1) : 0;
      double right = i < v.size() - 1 ? v.get(i + 1) : 0;
      w.add(2.5 * v.get(i) - left - right);
    }
    return w;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Function<List<Double>, List<Double>> matrix = SolversLists::laplacian;
    List<Double> x = new ArrayList<>();
    List<Double> r = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      x.add(0.0);
      r.add((double) (i * i % 13 - 6));
    }
    List<Double> p = r;
    double rr = dot(r, r);
    for (int t = 0; t < steps; t++) {
      List<Double> q = matrix.apply(p);
      double alpha = rr / dot(p, q);
      x = zip(x, p, (a, b) -> a + alpha * b);
      r = zip(r, q, (a, b) -> a - alpha * b);
      double next = dot(r, r);
      double beta = next / rr;
      rr = next;
      p = zip(r, p, (a, b) -> a + beta * b);
    }
    System.out.println(x.get(n / 2) + " " + rr);
  }
}
