/** A colony on a plane: a cell comes to life where it has three neighbours, and none dies. In blocks of rows each rank needs a row of booleans from either side: 2 * n * (p - 1) bytes a step. */
public class ColonyArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    boolean[][] alive = new boolean[n + 2][n + 2];
    boolean[][] next = new boolean[n + 2][n + 2];
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        alive[i][j] = (i * j + i) % 5 == 0;
        next[i][j] = alive[i][j];
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          int count = 0;
          for (int a = -1; a <= 1; a++) {
            for (int b = -1; b <= 1; b++) {
              count += (a != 0 || b != 0) && alive[i + a][j + b] ? 1 : 0;
            }
          }
          if (count == 3) {
            next[i][j] = true;
          }
        }
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          alive[i][j] = next[i][j];
        }
      }
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += alive[i][j] ? 1 : 0;
      }
    }
    System.out.println(sum);
  }
}
