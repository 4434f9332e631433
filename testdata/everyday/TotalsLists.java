import java.util.ArrayList;
import java.util.List;

/** As TotalsStreams, with lists of rows. */
public class TotalsLists {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<List<Double>> u = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      List<Double> row = new ArrayList<>();
      for (int j = 0; j < n; j++) {
        row.add(1.0 + 37 * (i * n + j) % 41);
      }
      u.add(row);
    }
    for (int t = 0; t < steps; t++) {
      double total = u.stream().flatMap(List::stream).mapToDouble(Double::doubleValue).sum();
      for (List<Double> row : u) {
        for (int j = 0; j < n; j++) {
          row.set(j, row.get(j) / total + 0.01 * j);
        }
      }
    }
    System.out.println(u.get(n / 2).get(n / 2));
  }
}
