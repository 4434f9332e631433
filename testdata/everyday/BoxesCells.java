/** As BoxesGrids, each box in a field of a cell, which is one of an array. */
public class BoxesCells {
  static final class Cell<T> {
    T now;
    T next;

    Cell(T now) {
      this.now = now;
    }

    void turn() {
      now = next;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    @SuppressWarnings("unchecked")
    Cell<Double>[] cells = new Cell[n];
    for (int i = 0; i < n; i++) {
      cells[i] = new Cell<>(i * i % 13 + 0.5);
      cells[i].next = cells[i].now;
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        cells[i].next = cells[i].now + 0.25 * (cells[i - 1].now - 2 * cells[i].now + cells[i + 1].now);
      }
      for (Cell<Double> cell : cells) {
        cell.turn();
      }
    }
    System.out.println(cells[n / 2].now);
  }
}
