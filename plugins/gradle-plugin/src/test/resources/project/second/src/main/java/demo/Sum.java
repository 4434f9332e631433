package demo;

public final class Sum {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    double[][] u = new double[n + 2][n + 2];
    double[][] next = new double[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      u[i][0] = 1;
    }
    for (int t = 0; t < 5; t++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          next[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]);
        }
      }
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          u[i][j] = next[i][j];
        }
      }
    }
    double sum = 0;
    for (int i = 1; i <= n; i++) {
      sum += u[i][i];
    }
    System.out.println(sum);
  }
}
