import java.util.ArrayList;
import java.util.List;

/** Cells of a line that are split where their values differ much from the next one's: how many there are depends on the values. Arguments: cells, steps. */
public class RefinedCells {
  static final class Cell {
    double value;
    double next;
    final double width;

    Cell(double value, double width) {
      this.value = value;
      this.width = width;
    }
  }

  static List<Cell> refined(List<Cell> cells) {
    List<Cell> refined = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      Cell cell = cells.get(i);
      if (i + 1 < cells.size() && Math.abs(cells.get(i + 1).value - cell.value) > 8 * cell.width) {
        refined.add(new Cell(cell.value, cell.width / 2));
        refined.add(new Cell(cell.value, cell.width / 2));
      } else {
        refined.add(cell);
      }
    }
    return refined;
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    List<Cell> cells = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      cells.add(new Cell((i * 37 + i * i * 5) % 23, 1));
    }
    for (int step = 0; step < Integer.parseInt(args[1]); step++) {
      for (int i = 1; i < cells.size() - 1; i++) {
        Cell cell = cells.get(i);
        cell.next = cell.value + 0.1 * (cells.get(i - 1).value - 2 * cell.value + cells.get(i + 1).value) / cell.width;
      }
      for (int i = 1; i < cells.size() - 1; i++) {
        cells.get(i).value = cells.get(i).next;
      }
      cells = refined(cells);
    }
    System.out.println(cells.size());
  }
}
