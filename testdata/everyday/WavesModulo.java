/** A string whose last three states take turns as rows of one table, by the step modulo three: columns are cut, 8 * 2 * (p - 1) bytes a step. */
public class WavesModulo {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[][] u = new double[3][n];
    for (int i = 1; i < n - 1; i++) {
      u[0][i] = Math.sin(0.1 * i);
      u[1][i] = Math.sin(0.1 * i + 0.01);
    }
    for (int t = 2; t < steps + 2; t++) {
      double[] now = u[(t - 1) % 3];
      double[] before = u[(t - 2) % 3];
      double[] next = u[t % 3];
      for (int i = 1; i < n - 1; i++) {
        next[i] = 2 * now[i] - before[i] + 0.2 * (now[i + 1] - 2 * now[i] + now[i - 1]);
      }
    }
    System.out.println(u[2][n / 2]);
  }
}
