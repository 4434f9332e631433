/** Elimination that exchanges rows as objects, whose pivot is compared where it stands. */
public class PivotsObjects {
  static final class Row {
    final double[] c;
    Row(int n) { c = new double[n]; }
    void minus(Row o, double m, int from) { for (int j = from; j < c.length; j++) c[j] -= m * o.c[j]; }
  }
  public static void main(String[] x) {
    int n = Integer.parseInt(x[0]);
    Row[] a = new Row[n];
    for (int i = 0; i < n; i++) { a[i] = new Row(n); for (int j = 0; j < n; j++) a[i].c[j] = (i * 31 + j * 17 + i * j * 7) % 23 + (i == j ? 4 : 0); }
    for (int k = 0; k < n; k++) {
      int p = k;
      for (int i = k + 1; i < n; i++) if (Math.abs(a[i].c[k]) > Math.abs(a[p].c[k])) p = i;
      if (p != k) { Row t = a[p]; a[p] = a[k]; a[k] = t; }
      for (int i = k + 1; i < n; i++) {
        double m = a[i].c[k] / a[k].c[k];
        a[i].c[k] = m;
        a[i].minus(a[k], m, k + 1);
      }
    }
    System.out.println(a[n - 1].c[n - 1]);
  }
}
