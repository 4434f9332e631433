/** As SweepsArrays, with cells that know their neighbours. */
public class SweepsObjects {
  static final class Cell {
    final Cell north;
    final Cell west;
    double value;

    Cell(Cell north, Cell west, double value) {
      this.north = north;
      this.west = west;
      this.value = value;
    }

    void mix(Cell other) {
      if (other != null) {
        value = 0.7 * value + 0.3 * other.value;
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Cell[][] cells = new Cell[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        cells[i][j] = new Cell(i > 0 ? cells[i - 1][j] : null, j > 0 ? cells[i][j - 1] : null, (i * j + i) % 5);
      }
    }
    for (int step = 0; step < steps; step++) {
      for (Cell[] row : cells) {
        for (Cell cell : row) {
          cell.mix(cell.west);
        }
      }
      for (Cell[] row : cells) {
        for (Cell cell : row) {
          cell.mix(cell.north);
        }
      }
    }
    double sum = 0;
    for (Cell[] row : cells) {
      for (Cell cell : row) {
        sum += cell.value;
      }
    }
    System.out.println(sum);
  }
}
