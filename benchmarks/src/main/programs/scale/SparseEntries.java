import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Products of a sparse matrix in lists of entries, six in a row at random columns, with a vector. Arguments: rows, times. */
public class SparseEntries {
  record Entry(int column, double value) {}

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Random random = new Random(1);
    List<List<Entry>> rows = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      List<Entry> row = new ArrayList<>();
      for (int k = 0; k < 6; k++) {
        row.add(new Entry(random.nextInt(n), 0.1));
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
