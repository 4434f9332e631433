/** As ColonyArrays, with an object for each cell, of which a condition may leave what it will be as it is. */
public class ColonyObjects {
  static final class Cell {
    boolean alive;
    boolean next;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Cell[][] cells = new Cell[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        cells[i][j] = new Cell();
        cells[i][j].alive = i > 0 && j > 0 && i <= n && j <= n && (i * j + i) % 5 == 0;
        cells[i][j].next = cells[i][j].alive;
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          int count = 0;
          for (int a = -1; a <= 1; a++) {
            for (int b = -1; b <= 1; b++) {
              if ((a != 0 || b != 0) && cells[i + a][j + b].alive) {
                count++;
              }
            }
          }
          Cell cell = cells[i][j];
          if (count == 3) {
            cell.next = true;
          }
        }
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          cells[i][j].alive = cells[i][j].next;
        }
      }
    }
    int sum = 0;
    for (Cell[] row : cells) {
      for (Cell cell : row) {
        sum += cell.alive ? 1 : 0;
      }
    }
    System.out.println(sum);
  }
}
