/** As FlipsArrays, behind a class of square grids. */
public class FlipsObjects {
  static final class Grid {
    private final double[][] value;

    Grid(int n) {
      value = new double[n][n];
    }

    void smooth(double own) {
      for (double[] row : value) {
        for (int j = 0; j < row.length; j++) {
          row[j] = own * row[j] + (1 - own) * row[(j + 1) % row.length];
        }
      }
    }

    void becomeTransposed(Grid other) {
      for (int i = 0; i < value.length; i++) {
        for (int j = 0; j < value.length; j++) {
          value[i][j] = other.value[j][i];
        }
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Grid a = new Grid(n);
    Grid b = new Grid(n);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a.value[i][j] = (3 * i + 5 * j) % 7;
      }
    }
    for (int step = 0; step < steps; step++) {
      a.smooth(0.5);
      b.becomeTransposed(a);
      b.smooth(0.25);
      a.becomeTransposed(b);
    }
    System.out.println(a.value[0][0] + a.value[n / 2][1]);
  }
}
