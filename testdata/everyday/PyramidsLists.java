import java.util.ArrayList;
import java.util.List;

/** As PyramidsRecords, levels in a list that lasts, arrays filled anew. */
public class PyramidsLists {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    List<double[]> levels = new ArrayList<>();
    for (int m = n; m >= n / 4; m /= 2) {
      levels.add(new double[m]);
    }
    for (int i = 0; i < n; i++) {
      levels.get(0)[i] = i * i % 13 + 0.5;
    }
    for (int t = 0; t < steps; t++) {
      for (int l = 1; l < levels.size(); l++) {
        double[] fine = levels.get(l - 1);
        double[] coarse = levels.get(l);
        coarse[0] = 0.25 * (3 * fine[0] + fine[1]);
        for (int i = 1; i < coarse.length; i++) {
          coarse[i] = 0.25 * (fine[2 * i - 1] + 2 * fine[2 * i] + fine[2 * i + 1]);
        }
      }
      for (int l = levels.size() - 1; l > 0; l--) {
        double[] fine = levels.get(l - 1);
        double[] coarse = levels.get(l);
        for (int c = 0; c < coarse.length; c++) {
          fine[2 * c] = 0.5 * (fine[2 * c] + coarse[c]);
          double next = c + 1 == coarse.length ? coarse[c] : coarse[c + 1];
          fine[2 * c + 1] = 0.5 * (fine[2 * c + 1] + 0.5 * (coarse[c] + next));
        }
      }
    }
    System.out.println(levels.get(0)[n / 2]);
  }
}
