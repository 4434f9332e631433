import java.util.ArrayList;
import java.util.List;

/** The same of lists of rows, the sums a packed triangle: 12 * 13 / 2 sums, 8 * 78 * (p - 1). */
public class FitsLists {
  static double[] products(List<double[]> rows, int features) {
    double[] packed = new double[features * (features + 1) / 2];
    for (double[] row : rows) {
      int at = 0;
      for (int j = 0; j < features; j++) {
        for (int k = 0; k <= j; k++) {
          packed[at++] += row[j] * row[k];
        }
      }
    }
    return packed;
  }
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int features = Integer.parseInt(args[1]);
    List<double[]> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      double[] x = new double[features];
      for (int j = 0; j < features; j++) {
        x[j] = Math.sin(i * (j + 1.3));
      }
      rows.add(x);
    }
    double sum = 0;
    for (double product : products(rows, features)) {
      sum += product;
    }
    System.out.println(sum);
  }
}
