import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Heat in a rod, a new list of boxed numbers in each step. Arguments: points, steps. */
public class HeatStreams {
  static List<Double> step(List<Double> u, DoubleUnaryOperator source) {
    int n = u.size();
    return IntStream.range(0, n)
        .mapToObj(i -> i == 0 || i == n - 1 ? u.get(i) : u.get(i) + 0.25 * (u.get(i - 1) - 2 * u.get(i) + u.get(i + 1)) + source.applyAsDouble(u.get(i)))
        .collect(Collectors.toList());
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    List<Double> u = IntStream.range(0, n).mapToObj(i -> (double) (i % 10)).collect(Collectors.toList());
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      u = step(u, x -> -0.01 * x);
    }
    System.out.println(u.get(n / 2));
  }
}
