/** As AlarmsReturns, by how many are asked before one burns. */
public class AlarmsCounts {
  static int asked(int[][] heat, int i, int j) {
    int k = 0;
    while (k < 9 && heat[i - 1 + k / 3][j - 1 + k % 3] <= 1000) {
      k++;
    }
    return k;
  }

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
          next[i][j] = asked(heat, i, j) < 9 ? 0 : heat[i][j] + 1;
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
