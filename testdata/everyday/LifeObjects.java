/** As LifeArrays, with an object for each cell that keeps its next state beside its state. */
public class LifeObjects {
  static final class Cell {
    int state;
    int next;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Cell[][] cells = new Cell[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        cells[i][j] = new Cell();
        cells[i][j].state = i > 0 && j > 0 && i <= n && j <= n && (i * j + i) % 3 == 0 ? 1 : 0;
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          int alive = 0;
          for (int a = -1; a <= 1; a++) {
            for (int b = -1; b <= 1; b++) {
              alive += a == 0 && b == 0 ? 0 : cells[i + a][j + b].state;
            }
          }
          cells[i][j].next = alive == 3 || alive == 2 && cells[i][j].state == 1 ? 1 : 0;
        }
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          cells[i][j].state = cells[i][j].next;
        }
      }
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += cells[i][j].state;
      }
    }
    System.out.println(sum);
  }
}
