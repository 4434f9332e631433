import java.util.ArrayList;
import java.util.List;

/** As SweepsArrays, with lists of rows. */
public class SweepsLists {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<double[]> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double[] row = new double[n];
      for (int j = 0; j < n; j++) {
        row[j] = (i * j + i) % 5;
      }
      rows.add(row);
    }
    for (int step = 0; step < steps; step++) {
      for (double[] row : rows) {
        for (int j = 1; j < n; j++) {
          row[j] = 0.7 * row[j] + 0.3 * row[j - 1];
        }
      }
      for (int i = 1; i < n; i++) {
        for (int j = 0; j < n; j++) {
          rows.get(i)[j] = 0.7 * rows.get(i)[j] + 0.3 * rows.get(i - 1)[j];
        }
      }
    }
    double sum = 0;
    for (double[] row : rows) {
      for (double value : row) {
        sum += value;
      }
    }
    System.out.println(sum);
  }
}
