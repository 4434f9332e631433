/** The wave of {@code WaveArrays} in cell objects that know their neighbours. */
public class WaveCells {
  static class Cell {
    private double before;
    private double now;
    private double next;
    private final Cell[] neighbours = new Cell[4];

    double now() {
      return now;
    }

    void compute() {
      double sum = 0;
      for (Cell neighbour : neighbours) {
        sum += neighbour.now();
      }
      next = 2 * now - before + 0.2 * (sum - 4 * now);
    }

    void advance() {
      before = now;
      now = next;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Cell[][] grid = new Cell[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        grid[i][j] = new Cell();
      }
    }
    for (int i = 1; i < n - 1; i++) {
      for (int j = 1; j < n - 1; j++) {
        Cell[] of = grid[i][j].neighbours;
        of[0] = grid[i - 1][j];
        of[1] = grid[i + 1][j];
        of[2] = grid[i][j - 1];
        of[3] = grid[i][j + 1];
      }
    }
    grid[n / 2][n / 2].now = 1;
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        for (int j = 1; j < n - 1; j++) {
          grid[i][j].compute();
        }
      }
      for (int i = 1; i < n - 1; i++) {
        for (int j = 1; j < n - 1; j++) {
          grid[i][j].advance();
        }
      }
    }
    System.out.println(grid[n / 2][n / 2].now);
  }
}
