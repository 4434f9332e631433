/**
 * Successive over-relaxation in two colours over a grid of cells, in place. Each cell of a border is used by the other side after its
 * colour's sweep, once a step: 8 * 2 * n * (R - 1 + C - 1) bytes.
 *
 * Usage: SorCells [n [steps]]
 */
public class SorCells {
  static class Cell {
    private double value;
    private final double source;

    Cell(double value, double source) {
      this.value = value;
      this.source = source;
    }

    double getValue() {
      return value;
    }

    void relax(Cell north, Cell south, Cell west, Cell east, double omega) {
      double mean = 0.25 * (north.getValue() + south.getValue() + west.getValue() + east.getValue() + source);
      value += omega * (mean - value);
    }
  }

  static class Grid {
    private final Cell[][] cells;

    Grid(int n) {
      cells = new Cell[n + 2][n + 2];
      for (int i = 0; i < n + 2; i++) {
        for (int j = 0; j < n + 2; j++) {
          cells[i][j] = new Cell(i == 0 ? 1 : 0, 0.01 * ((i * 7 + j) % 5));
        }
      }
    }

    void sweep(int colour, double omega) {
      for (int i = 1; i < cells.length - 1; i++) {
        for (int j = 1; j < cells[i].length - 1; j++) {
          if ((i + j) % 2 == colour) {
            cells[i][j].relax(cells[i - 1][j], cells[i + 1][j], cells[i][j - 1], cells[i][j + 1], omega);
          }
        }
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Grid grid = new Grid(n);
    for (int step = 0; step < steps; step++) {
      grid.sweep(0, 1.5);
      grid.sweep(1, 1.5);
    }
    System.out.println(grid.cells[n / 2][n / 2].getValue());
  }
}
