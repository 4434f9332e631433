/**
 * Arnoldi's method on a band of five entries a row, k vectors of n words cut along them, all of it one step. Each vector takes two
 * words across a border both ways, each of k * (k + 3) / 2 products and norms an allreduce:
 * 8 * 2 * 2 * (p - 1) * k + 8 * 2 * (p - 1) * k * (k + 3) / 2 bytes.
 *
 * Usage: ArnoldiOnce [n [k]]
 */
public class ArnoldiOnce {
  private static double product(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  private static void apply(double[] v, double[] w) {
    int n = v.length;
    for (int i = 0; i < n; i++) {
      double sum = 0;
      for (int j = Math.max(0, i - 2); j <= Math.min(n - 1, i + 2); j++) {
        sum += (i == j ? 4.0 + i % 3 : -1.0 / (3 + j - i)) * v[j];
      }
      w[i] = sum;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 400;
    int vectors = args.length > 1 ? Integer.parseInt(args[1]) : 24;
    double[][] basis = new double[vectors + 1][n];
    double[][] h = new double[vectors + 1][vectors];
    for (int i = 0; i < n; i++) {
      basis[0][i] = 1.0 / Math.sqrt(n);
    }
    for (int step = 0; step < vectors; step++) {
      double[] w = basis[step + 1];
      apply(basis[step], w);
      for (int k = 0; k <= step; k++) {
        h[k][step] = product(w, basis[k]);
        for (int i = 0; i < n; i++) {
          w[i] -= h[k][step] * basis[k][i];
        }
      }
      h[step + 1][step] = Math.sqrt(product(w, w));
      for (int i = 0; i < n; i++) {
        w[i] /= h[step + 1][step];
      }
    }
    System.out.println(h[vectors / 2][vectors / 2]);
  }
}
