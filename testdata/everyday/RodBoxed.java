import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** As RodCollected, of a stream of numbers that is boxed into a list of the program's choice. */
public class RodBoxed {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
    List<Double> u = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      u.add(i % 10 * 1.0);
    }
    for (int t = 0; t < steps; t++) {
      List<Double> old = u;
      u = IntStream.range(0, n).mapToDouble(i -> 0.5 * old.get(i) + 0.25 * (old.get(Math.max(i - 1, 0)) + old.get(Math.min(i + 1, n - 1)))).boxed()
          .collect(Collectors.toCollection(ArrayList::new));
    }
    System.out.println(u.get(n / 2));
  }
}
