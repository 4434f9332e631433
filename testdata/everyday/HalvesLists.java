import java.util.ArrayList;
import java.util.List;

/** As HalvesArrays, the largest of boxed numbers in parts of a list. */
public class HalvesLists {
  static double largest(List<Double> values) {
    int n = values.size();
    return n == 1 ? values.get(0) : Math.max(largest(values.subList(0, n / 2)), largest(values.subList(n / 2, n)));
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<Double> values = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      values.add(i % 7 + 1.0);
    }
    for (int t = 0; t < steps; t++) {
      double largest = largest(values);
      for (int i = 0; i < n; i++) {
        values.set(i, 1 + values.get(i) / largest);
      }
    }
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    System.out.println(sum);
  }
}
