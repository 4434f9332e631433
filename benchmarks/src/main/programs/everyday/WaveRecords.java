/** The wave of {@code WaveArrays} in immutable points, new ones in each step. */
public class WaveRecords {
  record Point(double before, double now) {
    Point next(Point north, Point south, Point west, Point east) {
      return new Point(now, 2 * now - before + 0.2 * (north.now() + south.now() + west.now() + east.now() - 4 * now));
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Point[][] grid = new Point[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        grid[i][j] = new Point(0, i == n / 2 && j == n / 2 ? 1 : 0);
      }
    }
    for (int t = 0; t < steps; t++) {
      Point[][] next = new Point[n][n];
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          next[i][j] = i == 0 || j == 0 || i == n - 1 || j == n - 1 ? grid[i][j]
              : grid[i][j].next(grid[i - 1][j], grid[i + 1][j], grid[i][j - 1], grid[i][j + 1]);
        }
      }
      grid = next;
    }
    System.out.println(grid[n / 2][n / 2].now());
  }
}
