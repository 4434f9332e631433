import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Heat in a rod: each step collects a new list of boxed numbers from a stream. */
public class RodCollected {
  static List<Double> step(List<Double> u) {
    int n = u.size();
    return IntStream.range(0, n)
        .mapToObj(i -> i == 0 || i == n - 1 ? u.get(i) : u.get(i) + 0.25 * (u.get(i - 1) - 2 * u.get(i) + u.get(i + 1)))
        .collect(Collectors.toList());
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    List<Double> u = IntStream.range(0, n).mapToObj(i -> (double) (i % 10)).collect(Collectors.toList());
    for (int t = 0; t < (args.length > 1 ? Integer.parseInt(args[1]) : 5); t++) {
      u = step(u);
    }
    System.out.println(u.get(n / 2));
  }
}
