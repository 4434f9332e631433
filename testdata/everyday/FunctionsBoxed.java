import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** A rod whose law is put together of functions of boxes. In blocks one word goes across each border in each direction: 8 * 2 * (p - 1) bytes a step. */
public class FunctionsBoxed {
  static final class Mean implements BinaryOperator<Double> {
    public Double apply(Double a, Double b) {
      return 0.5 * (a + b);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[] u = new double[n];
    double[] v = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = i * i % 13 + 0.5;
    }
    BinaryOperator<Double> mean = new Mean();
    BiFunction<Double, Double, Double> relaxed = (own, other) -> own + 0.5 * (other - own);
    Function<Double, Double> damped = relaxed.andThen(x -> 0.99 * x).apply(0.0, 1.0) > 2 ? x -> x : x -> 0.999 * x;
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        v[i] = damped.apply(relaxed.apply(u[i], mean.apply(u[i - 1], u[i + 1])));
      }
      double[] swapped = u;
      u = v;
      v = swapped;
    }
    System.out.println(u[n / 2]);
  }
}
