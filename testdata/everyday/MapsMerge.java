import java.util.HashMap;
import java.util.Map;

/** Heat that each point gives half of to its neighbours, added up in a map: u[j] += by merge. In blocks round a ring one word goes across each border in each direction: 8 * 2 * p. */
public class MapsMerge {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Map<Integer, Double> u = new HashMap<>();
    for (int i = 0; i < n; i++) {
      u.put(i, i * i % 13 + 0.5);
    }
    for (int t = 0; t < steps; t++) {
      Map<Integer, Double> next = new HashMap<>();
      for (int i = 0; i < n; i++) {
        double given = 0.25 * u.get(i);
        next.merge(i, 2 * given, Double::sum);
        next.merge((i + 1) % n, given, Double::sum);
        next.merge((i + n - 1) % n, given, (a, b) -> a + b);
      }
      u = next;
    }
    System.out.println(u.get(n / 2));
  }
}
