/** A wave on a square membrane, in arrays. Arguments: points to a side, steps. */
public class WaveArrays {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[][] before = new double[n][n];
    double[][] now = new double[n][n];
    double[][] next = new double[n][n];
    now[n / 2][n / 2] = 1;
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        for (int j = 1; j < n - 1; j++) {
          double laplacian = now[i - 1][j] + now[i + 1][j] + now[i][j - 1] + now[i][j + 1] - 4 * now[i][j];
          next[i][j] = 2 * now[i][j] - before[i][j] + 0.2 * laplacian;
        }
      }
      double[][] swap = before;
      before = now;
      now = next;
      next = swap;
    }
    System.out.println(now[n / 2][n / 2]);
  }
}
