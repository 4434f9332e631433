import java.util.ArrayList;
import java.util.List;

/** Products of a sparse matrix in lists of entries, three in a row beside the diagonal, with a vector. Arguments: rows, times. */
public class BandedEntries {
  record Entry(int column, double value) {}

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    List<List<Entry>> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      List<Entry> row = new ArrayList<>();
      for (int column = Math.max(0, i - 1); column <= Math.min(n - 1, i + 1); column++) {
        row.add(new Entry(column, 0.3));
      }
      rows.add(row);
    }
    double[] x = new double[n];
    double[] y = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = i;
    }
    for (int times = 0; times < Integer.parseInt(args[1]); times++) {
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (Entry entry : rows.get(i)) {
          sum += entry.value() * x[entry.column()];
        }
        y[i] = sum;
      }
      for (int i = 0; i < n; i++) {
        x[i] = y[i];
      }
    }
    System.out.println(x[0]);
  }
}
