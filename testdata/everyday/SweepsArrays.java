/** Sweeps in place, along the rows and then down the columns. In rows each rank is sent the last row of the one above: 8 * n * (p - 1) bytes a step; ranks can only work in turn. */
public class SweepsArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[][] u = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        u[i][j] = (i * j + i) % 5;
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        for (int j = 1; j < n; j++) {
          u[i][j] = 0.7 * u[i][j] + 0.3 * u[i][j - 1];
        }
      }
      for (int j = 0; j < n; j++) {
        for (int i = 1; i < n; i++) {
          u[i][j] = 0.7 * u[i][j] + 0.3 * u[i - 1][j];
        }
      }
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        sum += u[i][j];
      }
    }
    System.out.println(sum);
  }
}
