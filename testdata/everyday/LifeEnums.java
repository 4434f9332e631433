/** As LifeArrays, of constants of an enum, each generation a new grid without a rim. The number of a constant goes to eight neighbours: 4 * (2 * n * (R - 1 + C - 1) + 4 * (R - 1) * (C - 1)) bytes a step on R x C ranks. */
public class LifeEnums {
  enum Cell { DEAD, ALIVE;

    Cell next(int neighbours) {
      switch (this) {
        case ALIVE: return neighbours == 2 || neighbours == 3 ? ALIVE : DEAD;
        default: return neighbours == 3 ? ALIVE : DEAD;
      }
    }
  }
  private final int n;
  private Cell[][] cells;

  LifeEnums(int n) {
    this.n = n;
    cells = new Cell[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        cells[i][j] = (i * j + i) % 3 == 0 ? Cell.ALIVE : Cell.DEAD;
      }
    }
  }

  private int neighbours(int row, int column) {
    int count = 0;
    for (int i = row - 1; i <= row + 1; i++) {
      for (int j = column - 1; j <= column + 1; j++) {
        if (i >= 0 && j >= 0 && i < n && j < n && (i != row || j != column) && cells[i][j] == Cell.ALIVE) {
          count++;
        }
      }
    }
    return count;
  }

  void step() {
    Cell[][] next = new Cell[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        next[i][j] = cells[i][j].next(neighbours(i, j));
      }
    }
    cells = next;
  }

  long alive() {
    long alive = 0;
    for (Cell[] row : cells) {
      for (Cell cell : row) {
        if (cell == Cell.ALIVE) {
          alive++;
        }
      }
    }
    return alive;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    LifeEnums life = new LifeEnums(n);
    for (int generation = 0; generation < (args.length > 1 ? Integer.parseInt(args[1]) : 3); generation++) {
      life.step();
    }
    System.out.println(life.alive());
  }
}
