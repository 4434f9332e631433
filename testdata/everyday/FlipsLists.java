import java.util.ArrayList;
import java.util.List;

/** As FlipsArrays, with lists of rows. */
public class FlipsLists {
  static List<double[]> square(int n) {
    List<double[]> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      rows.add(new double[n]);
    }
    return rows;
  }

  static void smooth(List<double[]> rows, double own) {
    for (double[] row : rows) {
      for (int j = 0; j < row.length; j++) {
        row[j] = own * row[j] + (1 - own) * row[(j + 1) % row.length];
      }
    }
  }

  static void flip(List<double[]> from, List<double[]> to) {
    for (int i = 0; i < from.size(); i++) {
      for (int j = 0; j < from.size(); j++) {
        to.get(j)[i] = from.get(i)[j];
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<double[]> a = square(n);
    List<double[]> b = square(n);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a.get(i)[j] = (3 * i + 5 * j) % 7;
      }
    }
    for (int step = 0; step < steps; step++) {
      smooth(a, 0.5);
      flip(a, b);
      smooth(b, 0.25);
      flip(b, a);
    }
    System.out.println(a.get(0)[0] + a.get(n / 2)[1]);
  }
}
