/** As TransposesArrays, with one array for both of what is smoothed. */
public class TransposesReused {
  static void smooth(double[][] from, double[][] to) {
    int n = from.length;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        to[i][j] = 0.25 * (from[i][(j + n - 1) % n] + 2 * from[i][j] + from[i][(j + 1) % n]);
      }
    }
  }

  static void transpose(double[][] from, double[][] to) {
    for (int i = 0; i < from.length; i++) {
      for (int j = 0; j < from.length; j++) {
        to[j][i] = from[i][j];
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[][] a = new double[n][n];
    double[][] b = new double[n][n];
    double[][] c = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = (3 * i + 5 * j) % 7;
      }
    }
    for (int t = 0; t < steps; t++) {
      smooth(a, b);
      transpose(b, c);
      smooth(c, b);
      transpose(b, a);
    }
    double sum = 0;
    for (double[] row : a) {
      for (double value : row) {
        sum += value;
      }
    }
    System.out.println(sum);
  }
}
