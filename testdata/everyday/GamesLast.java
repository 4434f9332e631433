/** The smallest of row maxima, by loops that test at their ends; all cells move towards it. */
public class GamesLast {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    double[][] a = new double[n][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = (i * 29 + j * 31) % 101;
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      double value = Double.MAX_VALUE;
      int i = 0;
      do {
        double most = Double.NEGATIVE_INFINITY;
        int j = 0;
        while (j < n) {
          double x = a[i][j++];
          if (most < x) most = x;
        }
        if (!(most >= value)) value = most;
      } while (++i < n);
      for (double[] row : a) for (int j = 0; j < n; j++) row[j] = 0.9 * row[j] + 0.1 * value;
    }
    System.out.println(a[0][0]);
  }
}
