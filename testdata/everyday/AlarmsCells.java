import java.util.ArrayList;
import java.util.List;

/** Whether no cell of a list is hot, asked of a stream of objects, decides what all do: an allreduce, 4 * 2 * (p - 1) bytes a step. */
public class AlarmsCells {
  static final class Cell {
    private double heat;

    Cell(double heat) {
      this.heat = heat;
    }

    boolean isHot() {
      return heat > 100;
    }

    void change(boolean cool) {
      heat = cool ? heat * 0.5 : heat * 1.5;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      cells.add(new Cell(1 + i % 7));
    }
    for (int step = 0; step < steps; step++) {
      boolean cold = cells.stream().noneMatch(Cell::isHot);
      cells.forEach(cell -> cell.change(!cold));
    }
    System.out.println(cells.get(1).heat);
  }
}
