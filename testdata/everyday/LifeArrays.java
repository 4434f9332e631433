/** The game of life in whole numbers. In rows both neighbours are sent a row: 4 * 2 * n * (p - 1) bytes a step. */
public class LifeArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int[][] now = new int[n + 2][n + 2];
    int[][] next = new int[n + 2][n + 2];
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        now[i][j] = (i * j + i) % 3 == 0 ? 1 : 0;
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          int alive = 0;
          for (int a = -1; a <= 1; a++) {
            for (int b = -1; b <= 1; b++) {
              alive += a == 0 && b == 0 ? 0 : now[i + a][j + b];
            }
          }
          next[i][j] = alive == 3 || alive == 2 && now[i][j] == 1 ? 1 : 0;
        }
      }
      int[][] swapped = now;
      now = next;
      next = swapped;
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += now[i][j];
      }
    }
    System.out.println(sum);
  }
}
