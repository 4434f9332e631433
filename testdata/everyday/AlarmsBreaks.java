/** As AlarmsReturns, in place, with a loop that is left. */
public class AlarmsBreaks {

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int[][] heat = new int[n + 2][n + 2];
    int[][] next = new int[n + 2][n + 2];
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        heat[i][j] = (i * 7 + j * 3) % 10;
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          int state = heat[i][j] + 1;
          search:
          for (int a = i - 1; a <= i + 1; a++) {
            for (int b = j - 1; b <= j + 1; b++) {
              if (heat[a][b] > 1000) {
                state = 0;
                break search;
              }
            }
          }
          next[i][j] = state;
        }
      }
      int[][] other = heat;
      heat = next;
      next = other;
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += heat[i][j];
      }
    }
    System.out.println(sum);
  }
}
