/** Gauss and Seidel: each point from its neighbours, of which two are new already. In rows a rank begins when the last row of the one before has begun. */
public class SeidelArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[][] u = new double[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        u[i][j] = (3 * i + 7 * j) % 11;
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          u[i][j] = 0.25 * (u[i - 1][j] + u[i][j - 1] + u[i][j + 1] + u[i + 1][j]);
        }
      }
    }
    System.out.println(u[n / 2][n / 2]);
  }
}
