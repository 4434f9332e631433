import java.util.ArrayList;
import java.util.List;

/** Heat on a list of rows, a new list each step. Rows: 2 * 8 * m * (p - 1), with m points inside a row. */
public class HeatingsRows {
  private static List<double[]> step(List<double[]> grid) {
    List<double[]> next = new ArrayList<>();
    next.add(grid.get(0));
    for (int i = 1; i < grid.size() - 1; i++) {
      double[] above = grid.get(i - 1);
      double[] here = grid.get(i);
      double[] below = grid.get(i + 1);
      double[] row = here.clone();
      for (int j = 1; j < row.length - 1; j++) {
        row[j] = here[j] + 0.1 * (above[j] + below[j] + here[j - 1] + here[j + 1] - 4 * here[j]);
      }
      next.add(row);
    }
    next.add(grid.get(grid.size() - 1));
    return next;
  }

  public static void main(String[] args) {
    int m = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<double[]> grid = new ArrayList<>();
    for (int i = 0; i < m + 2; i++) {
      double[] row = new double[m + 2];
      for (int j = 0; j < m + 2; j++) {
        row[j] = i == 0 ? 100 : 0.3 * j;
      }
      grid.add(row);
    }
    for (int t = 0; t < steps; t++) {
      grid = step(grid);
    }
    System.out.println(grid.get(m / 2)[m / 2]);
  }
}
