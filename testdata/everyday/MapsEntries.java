import java.util.HashMap;
import java.util.Map;

/** As MapsPut, going through the entries, fluxes first. */
public class MapsEntries {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Map<Integer, Double> u = new HashMap<>();
    for (int i = 0; i < n; i++) {
      u.put(i, i * i % 13 + 0.5);
    }
    for (int t = 0; t < steps; t++) {
      Map<Integer, Double> change = new HashMap<>();
      for (Map.Entry<Integer, Double> entry : u.entrySet()) {
        int i = entry.getKey();
        if (i > 0 && i < n - 1) {
          change.put(i, 0.25 * (u.get(i - 1) - 2 * entry.getValue() + u.get(i + 1)));
        }
      }
      for (Map.Entry<Integer, Double> entry : change.entrySet()) {
        u.put(entry.getKey(), u.get(entry.getKey()) + entry.getValue());
      }
    }
    System.out.println(u.get(n / 2));
  }
}
