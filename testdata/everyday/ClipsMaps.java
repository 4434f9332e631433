import java.util.HashMap;
import java.util.Map;

/** As ClipsLists, with maps, and what is switched off is dimmed in its place: 8 * 2 * p bytes a step. */
public class ClipsMaps {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Map<Integer, Double> now = new HashMap<>();
    for (int i = 0; i < n; i++) {
      now.put(i, 0.1 * (i * 7 % 10));
    }
    for (int step = 0; step < steps; step++) {
      Map<Integer, Double> next = new HashMap<>();
      for (int i = 0; i < n; i++) {
        double around = now.get((i + 1) % n) + now.get((i + n - 1) % n);
        if (around > 0.8) {
          next.put(i, 0.0);
        } else if (around > 0.4) {
          next.put(i, 0.5);
        } else {
          next.put(i, 1.0);
        }
      }
      now = next;
    }
    System.out.println(now.get(n / 2));
  }
}
