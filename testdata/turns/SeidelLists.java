import java.util.ArrayList;
import java.util.List;

/** As SeidelArrays, with a list of rows and a method for a row. */
public class SeidelLists {
  static void relax(double[] above, double[] row, double[] below) {
    for (int j = 1; j < row.length - 1; j++) {
      row[j] = 0.25 * (above[j] + row[j - 1] + row[j + 1] + below[j]);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<double[]> rows = new ArrayList<>();
    for (int i = 0; i < n + 2; i++) {
      double[] row = new double[n + 2];
      for (int j = 0; j < n + 2; j++) {
        row[j] = (3 * i + 7 * j) % 11;
      }
      rows.add(row);
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        relax(rows.get(i - 1), rows.get(i), rows.get(i + 1));
      }
    }
    System.out.println(rows.get(n / 2)[n / 2]);
  }
}
