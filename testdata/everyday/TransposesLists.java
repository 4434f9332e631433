import java.util.ArrayList;
import java.util.List;

/** As TransposesArrays, with matrices as lists of rows. */
public class TransposesLists {
  static void smooth(List<double[]> from, List<double[]> to) {
    for (int i = 0; i < from.size(); i++) {
      double[] row = from.get(i);
      int n = row.length;
      for (int j = 0; j < n; j++) {
        to.get(i)[j] = 0.25 * (row[(j + n - 1) % n] + 2 * row[j] + row[(j + 1) % n]);
      }
    }
  }

  static void transpose(List<double[]> from, List<double[]> to) {
    for (int i = 0; i < from.size(); i++) {
      for (int j = 0; j < from.size(); j++) {
        to.get(j)[i] = from.get(i)[j];
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<double[]> a = new ArrayList<>();
    List<double[]> b = new ArrayList<>();
    List<double[]> c = new ArrayList<>();
    List<double[]> d = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      a.add(new double[n]);
      b.add(new double[n]);
      c.add(new double[n]);
      d.add(new double[n]);
      for (int j = 0; j < n; j++) {
        a.get(i)[j] = (3 * i + 5 * j) % 7;
      }
    }
    for (int t = 0; t < steps; t++) {
      smooth(a, b);
      transpose(b, c);
      smooth(c, d);
      transpose(d, a);
    }
    double sum = 0;
    for (double[] row : a) {
      for (double value : row) {
        sum += value;
      }
    }
    System.out.println(sum);
  }
}
