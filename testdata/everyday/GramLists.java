import java.util.ArrayList;
import java.util.List;

/**
 * Modified Gram and Schmidt over a list of k vectors of n words, cut along them, all of it one step: an allreduce of each of k * (k + 1) / 2
 * products and norms, 8 * 2 * (p - 1) * k * (k + 1) / 2 bytes.
 *
 * Usage: GramLists [k [n]]
 */
public class GramLists {
  static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  public static void main(String[] args) {
    int k = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 160;
    List<double[]> vectors = new ArrayList<>();
    for (int j = 0; j < k; j++) {
      double[] v = new double[n];
      for (int i = 0; i < n; i++) {
        v[i] = Math.sin((i + 1) * (j + 0.7));
      }
      vectors.add(v);
    }
    double[][] r = new double[k][k];
    for (int j = 0; j < k; j++) {
      double[] v = vectors.get(j);
      for (int m = 0; m < j; m++) {
        double[] q = vectors.get(m);
        r[m][j] = dot(q, v);
        for (int i = 0; i < n; i++) {
          v[i] -= r[m][j] * q[i];
        }
      }
      r[j][j] = Math.sqrt(dot(v, v));
      for (int i = 0; i < n; i++) {
        v[i] /= r[j][j];
      }
    }
    System.out.println(r[k - 1][k - 1]);
  }
}
