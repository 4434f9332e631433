/** As SeidelArrays, with an object for each point. */
public class SeidelObjects {
  static final class Cell {
    private double value;

    Cell(double value) {
      this.value = value;
    }

    double value() {
      return value;
    }

    void relax(Cell up, Cell left, Cell right, Cell down) {
      value = 0.25 * (up.value() + left.value() + right.value() + down.value());
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Cell[][] cells = new Cell[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        cells[i][j] = new Cell((3 * i + 7 * j) % 11);
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          cells[i][j].relax(cells[i - 1][j], cells[i][j - 1], cells[i][j + 1], cells[i + 1][j]);
        }
      }
    }
    System.out.println(cells[n / 2][n / 2].value());
  }
}
