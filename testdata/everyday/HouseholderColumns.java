import java.util.ArrayList;
import java.util.List;

/**
 * Householder's reflections of a matrix kept as a list of columns. The reflection of column k, n - k words of length one, goes to the ranks
 * that have later columns: 8 * (sum over k of (n - k) * (ranks after that of k)) / n bytes a step.
 *
 * Usage: HouseholderColumns [n]
 */
public class HouseholderColumns {
  static void reflect(double[] v, double[] column, int k) {
    double product = 0;
    for (int i = k; i < column.length; i++) {
      product += v[i] * column[i];
    }
    for (int i = k; i < column.length; i++) {
      column[i] -= 2 * product * v[i];
    }
  }

  static double norm(double[] column, int k) {
    double sum = 0;
    for (int i = k; i < column.length; i++) {
      sum += column[i] * column[i];
    }
    return Math.sqrt(sum);
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
    List<double[]> columns = new ArrayList<>();
    for (int j = 0; j < n; j++) {
      double[] column = new double[n];
      for (int i = 0; i < n; i++) {
        column[i] = Math.sin(i * n + j) + (i == j ? 4 : 0);
      }
      columns.add(column);
    }
    double[] diagonal = new double[n];
    for (int k = 0; k < n; k++) {
      double[] v = columns.get(k);
      double alpha = v[k] > 0 ? -norm(v, k) : norm(v, k);
      diagonal[k] = alpha;
      v[k] -= alpha;
      double length = norm(v, k);
      for (int i = k; i < n; i++) {
        v[i] /= length;
      }
      for (int j = k + 1; j < n; j++) {
        reflect(v, columns.get(j), k);
      }
    }
    System.out.println(diagonal[n / 2]);
  }
}
