/** As LifeArrays, with a switch that returns. */
public class LifeSwitch {
  static int rule(int alive, int own) {
    switch (alive) {
      case 2:
        return own;
      case 3:
        return 1;
      default:
        return 0;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int[][] cells = new int[n + 2][n + 2];
    int[][] next = new int[n + 2][n + 2];
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        cells[i][j] = (i * j + i) % 3 == 0 ? 1 : 0;
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          int alive = 0;
          for (int a = -1; a <= 1; a++) {
            for (int b = -1; b <= 1; b++) {
              alive += a == 0 && b == 0 ? 0 : cells[i + a][j + b];
            }
          }
          next[i][j] = rule(alive, cells[i][j]);
        }
      }
      int[][] other = cells;
      cells = next;
      next = other;
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += cells[i][j];
      }
    }
    System.out.println(sum);
  }
}
