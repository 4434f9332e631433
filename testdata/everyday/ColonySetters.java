import java.util.ArrayList;
import java.util.List;

/** As ColonyArrays, with cells that know their neighbours and are set and asked by methods. */
public class ColonySetters {
  static final class Cell {
    private final List<Cell> neighbours = new ArrayList<>();
    private boolean alive;
    private boolean next;

    boolean isAlive() {
      return alive;
    }

    void setAlive(boolean alive) {
      this.alive = alive;
      this.next = alive;
    }

    void grow() {
      next = true;
    }

    void decide() {
      int count = 0;
      for (Cell neighbour : neighbours) {
        if (neighbour.isAlive()) {
          count++;
        }
      }
      if (count == 3) {
        grow();
      }
    }

    void advance() {
      alive = next;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Cell[][] cells = new Cell[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        cells[i][j] = new Cell();
        cells[i][j].setAlive(i > 0 && j > 0 && i <= n && j <= n && (i * j + i) % 5 == 0);
      }
    }
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        for (int k = 0; k < 9; k++) {
          if (k != 4) {
            cells[i][j].neighbours.add(cells[i - 1 + k / 3][j - 1 + k % 3]);
          }
        }
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          cells[i][j].decide();
        }
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          cells[i][j].advance();
        }
      }
    }
    int sum = 0;
    for (Cell[] row : cells) {
      for (Cell cell : row) {
        sum += cell.isAlive() ? 1 : 0;
      }
    }
    System.out.println(sum);
  }
}
