/** A cell warms up until one beside it burns, which a method looks for; none does in a few steps, so that all are asked. */
public class AlarmsReturns {
  static boolean burnsNear(int[][] heat, int i, int j) {
    for (int a = i - 1; a <= i + 1; a++) {
      for (int b = j - 1; b <= j + 1; b++) {
        if (heat[a][b] > 1000) {
          return true;
        }
      }
    }
    return false;
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
          next[i][j] = burnsNear(heat, i, j) ? 0 : heat[i][j] + 1;
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
