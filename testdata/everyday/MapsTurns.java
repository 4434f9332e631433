import java.util.Map;
import java.util.TreeMap;

/** As MapsPut, two maps that take turns, points outside by their default. */
public class MapsTurns {
  private Map<Integer, Double> now = new TreeMap<>();
  private Map<Integer, Double> next = new TreeMap<>();

  void step() {
    for (int i : now.keySet()) {
      next.put(i, now.get(i) + 0.25 * (now.getOrDefault(i - 1, 0.0) - 2 * now.get(i) + now.getOrDefault(i + 1, 0.0)));
    }
    Map<Integer, Double> swapped = now;
    now = next;
    next = swapped;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    MapsTurns rod = new MapsTurns();
    for (int i = 0; i < n; i++) {
      rod.now.put(i, i * i % 13 + 0.5);
    }
    for (int t = 0; t < steps; t++) {
      rod.step();
    }
    System.out.println(rod.now.get(n / 2));
  }
}
