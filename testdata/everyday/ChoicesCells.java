/** As ChoicesLocals, of cells with neighbours: if and else, of what getters have answered. */
public class ChoicesCells {
  static final class Cell {
    private double value;
    private double next;
    private final double wind;

    Cell(double value, double wind) {
      this.value = value;
      this.wind = wind;
    }

    double value() {
      return value;
    }

    void blow(Cell west, Cell east) {
      double w = west.value();
      double e = east.value();
      double from;
      if (wind > 0) {
        from = w;
      } else {
        from = e;
      }
      next = value - 0.25 * (value - from);
    }

    void turn() {
      value = next;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Cell[] cells = new Cell[n];
    for (int i = 0; i < n; i++) {
      cells[i] = new Cell(i * i % 13, 1);
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        cells[i].blow(cells[i - 1], cells[i + 1]);
      }
      for (int i = 1; i < n - 1; i++) {
        cells[i].turn();
      }
    }
    System.out.println(cells[n / 2].value());
  }
}
