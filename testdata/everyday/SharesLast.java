/** The sum of all of a table by loops that test at their ends, in one register and in one for each row. */
public class SharesLast {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    double[][] u = new double[n][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) u[i][j] = 1 + (i + 3 * j) % 5;
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      double s = 0;
      int i = 0;
      do {
        int j = 0;
        do s += u[i][j]; while (++j < n);
      } while (++i < n);
      for (int k = 0; k < n; k++) for (int j = 0; j < n; j++) u[k][j] /= s;
    }
    System.out.println(u[0][0]);
  }
}
