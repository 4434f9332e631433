import java.util.HashMap;
import java.util.Map;

/** A rod in maps by number, each step's a new one. In blocks: 8 * 2 * (p - 1). */
public class MapsPut {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Map<Integer, Double> u = new HashMap<>();
    for (int i = 0; i < n; i++) {
      u.put(i, i * i % 13 + 0.5);
    }
    for (int t = 0; t < steps; t++) {
      Map<Integer, Double> next = new HashMap<>();
      next.put(0, u.get(0));
      for (int i = 1; i < n - 1; i++) {
        next.put(i, u.get(i) + 0.25 * (u.get(i - 1) - 2 * u.get(i) + u.get(i + 1)));
      }
      next.put(n - 1, u.get(n - 1));
      u = next;
    }
    System.out.println(u.get(n / 2));
  }
}
