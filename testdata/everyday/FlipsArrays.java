/** Means along the rows, a transposition, means along its rows, and back. In rows each transposition sends what is not on the diagonal blocks: 2 * 8 * n^2 * (p - 1) / p bytes a step. */
public class FlipsArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[][] a = new double[n][n];
    double[][] b = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = (3 * i + 5 * j) % 7;
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          a[i][j] = 0.5 * a[i][j] + 0.5 * a[i][(j + 1) % n];
        }
      }
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          b[j][i] = a[i][j];
        }
      }
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          b[i][j] = 0.25 * b[i][j] + 0.75 * b[i][(j + 1) % n];
        }
      }
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          a[j][i] = b[i][j];
        }
      }
    }
    System.out.println(a[0][0] + a[n / 2][1]);
  }
}
