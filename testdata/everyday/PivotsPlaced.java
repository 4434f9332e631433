/** Elimination whose pivot is compared where it stands. */
public class PivotsPlaced {
  public static void main(String[] x) {
    int n = Integer.parseInt(x[0]);
    double[][] a = new double[n][n];
    for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) a[i][j] = (i * 31 + j * 17 + i * j * 7) % 23 + (i == j ? 4 : 0);
    for (int k = 0; k < n; k++) {
      int p = k;
      for (int i = k + 1; i < n; i++) p = Math.abs(a[i][k]) > Math.abs(a[p][k]) ? i : p;
      double[] t = a[p]; a[p] = a[k]; a[k] = t;
      for (int i = k + 1; i < n; i++) {
        double m = a[i][k] /= a[k][k];
        for (int j = k + 1; j < n; j++) a[i][j] -= m * a[k][j];
      }
    }
    System.out.println(a[n - 1][n - 1]);
  }
}
