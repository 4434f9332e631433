/** As SproutsGrids, with rows of a static method's array. */
public class SproutsStatics {
  static void set(boolean[][] plane, int i, int j, boolean state) {
    plane[i][j] = state;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    boolean[][] now = new boolean[n + 2][n + 2];
    boolean[][] next = new boolean[n + 2][n + 2];
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        set(now, i, j, (i * j + i) % 5 == 0);
        set(next, i, j, (i * j + i) % 5 == 0);
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          int count = 0;
          for (int a = -1; a <= 1; a++) {
            count += now[i + a][j] ? 1 : 0;
          }
          if (count == 2) {
            set(next, i, j, true);
          }
          if (count == 0) {
            set(next, i, j, false);
          }
        }
      }
      boolean[][] swapped = now;
      now = next;
      next = swapped;
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += now[i][j] ? 1 : 0;
      }
    }
    System.out.println(sum);
  }
}
