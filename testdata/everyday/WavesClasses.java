/** As WavesArrays, with a class of final fields and a new grid in each step; the rim is one shared zero. */
public class WavesClasses {
  private static final Value ZERO = new Value(0, 0);

  static final class Value {
    private final double re;
    private final double im;

    Value(double re, double im) {
      this.re = re;
      this.im = im;
    }

    double re() {
      return re;
    }

    double im() {
      return im;
    }
  }

  static Value next(Value up, Value down, Value left, Value right) {
    double re = up.re() + down.re() + left.re() + right.re();
    double im = up.im() + down.im() + left.im() + right.im();
    return new Value(0.2 * re - 0.1 * im, 0.2 * im + 0.1 * re);
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Value[][] grid = new Value[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        boolean inside = i > 0 && j > 0 && i <= n && j <= n;
        grid[i][j] = inside ? new Value(1.0 / (i + j), 1.0 / (i + 2 * j)) : ZERO;
      }
    }
    for (int step = 0; step < steps; step++) {
      Value[][] fresh = new Value[n + 2][n + 2];
      for (int i = 0; i < n + 2; i++) {
        for (int j = 0; j < n + 2; j++) {
          boolean inside = i > 0 && j > 0 && i <= n && j <= n;
          fresh[i][j] = inside ? next(grid[i - 1][j], grid[i + 1][j], grid[i][j - 1], grid[i][j + 1]) : ZERO;
        }
      }
      grid = fresh;
    }
    double sum = 0;
    for (Value[] row : grid) {
      for (Value value : row) {
        sum += value.re() + value.im();
      }
    }
    System.out.println(sum);
  }
}
