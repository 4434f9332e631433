import java.util.ArrayList;
import java.util.List;

/** Life on cells that know their neighbours, n * n in a list: a line over each border both ways, 2 * n * (p - 1) bytes a step. */
public class LifeNeighbours {
  static final class Cell {
    boolean alive;
    boolean next;
    final List<Cell> neighbours = new ArrayList<>();

    void decide() {
      int count = 0;
      for (Cell cell : neighbours) {
        if (cell.alive) {
          count++;
        }
      }
      next = alive ? count == 2 || count == 3 : count == 3;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Cell> cells = new ArrayList<>();
    for (int k = 0; k < n * n; k++) {
      Cell cell = new Cell();
      cell.alive = k * k % 7 < 3;
      cells.add(cell);
    }
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        for (int a = Math.max(0, i - 1); a <= Math.min(n - 1, i + 1); a++) {
          for (int b = Math.max(0, j - 1); b <= Math.min(n - 1, j + 1); b++) {
            if (a != i || b != j) {
              cells.get(i * n + j).neighbours.add(cells.get(a * n + b));
            }
          }
        }
      }
    }
    for (int step = 0; step < steps; step++) {
      for (Cell cell : cells) {
        cell.decide();
      }
      for (Cell cell : cells) {
        cell.alive = cell.next;
      }
    }
    int alive = 0;
    for (Cell cell : cells) {
      alive += cell.alive ? 1 : 0;
    }
    System.out.println(alive);
  }
}
