import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

/** As FunctionsBoxed, by functions that capture the rod, and a class of the program's with a type parameter. */
public class FunctionsTyped {
  interface Law<T> {
    T next(T left, T own, T right);
  }

  static <T> T applied(Law<T> law, T left, T own, T right) {
    return law.next(left, own, right);
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[][] u = {new double[n], new double[n]};
    for (int i = 0; i < n; i++) {
      u[0][i] = i * i % 13 + 0.5;
    }
    Law<Double> law = (left, own, right) -> own + 0.25 * (left - 2 * own + right);
    Function<Supplier<Double>, Double> asked = Supplier::get;
    for (int t = 0; t < steps; t++) {
      double[] from = u[t % 2];
      double[] to = u[1 - t % 2];
      IntFunction<Double> point = i -> from[i];
      for (int i = 1; i < n - 1; i++) {
        int at = i;
        to[i] = asked.apply(() -> applied(law, point.apply(at - 1), point.apply(at), point.apply(at + 1)));
      }
    }
    System.out.println(u[0][n / 2]);
  }
}
