import java.util.ArrayList;
import java.util.List;

/** As AveragesArrays, of lists of boxes. */
public class AveragesLists {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int days = args.length > 1 ? Integer.parseInt(args[1]) : 6;
    List<Double> average = new ArrayList<>();
    List<Double> price = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      average.add(0.0);
      price.add(10.0 + i % 7);
    }
    for (int day = 0; day < days; day++) {
      for (int i = 0; i < n; i++) {
        average.set(i, 0.9 * average.get(i) + 0.1 * price.get(i));
      }
    }
    double sum = 0;
    for (double one : average) {
      sum += one;
    }
    System.out.println(sum);
  }
}
