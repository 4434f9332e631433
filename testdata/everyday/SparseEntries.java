import java.util.ArrayList;
import java.util.List;

/**
 * Conjugate gradients on a sparse matrix of entries in lists, the five-point Laplacian of m * m points, lines together: 8 * 2 * m * (p - 1) bytes for the
 * product and 8 * 2 * 2 * (p - 1) for two allreduces.
 */
public class SparseEntries {
  record Entry(int column, double value) {}

  record Matrix(List<List<Entry>> rows) {
    double[] times(double[] x) {
      double[] y = new double[x.length];
      for (int i = 0; i < y.length; i++) {
        double sum = 0;
        for (Entry entry : rows.get(i)) {
          sum += entry.value() * x[entry.column()];
        }
        y[i] = sum;
      }
      return y;
    }
  }

  static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  static Matrix laplacian(int m) {
    List<List<Entry>> rows = new ArrayList<>();
    for (int i = 0; i < m; i++) {
      for (int j = 0; j < m; j++) {
        List<Entry> row = new ArrayList<>();
        row.add(new Entry(i * m + j, 4.1));
        if (i > 0) {
          row.add(new Entry((i - 1) * m + j, -1));
        }
        if (i + 1 < m) {
          row.add(new Entry((i + 1) * m + j, -1));
        }
        if (j > 0) {
          row.add(new Entry(i * m + j - 1, -1));
        }
        if (j + 1 < m) {
          row.add(new Entry(i * m + j + 1, -1));
        }
        rows.add(row);
      }
    }
    return new Matrix(rows);
  }

  public static void main(String[] args) {
    int m = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Matrix a = laplacian(m);
    int n = m * m;
    double[] x = new double[n];
    double[] r = new double[n];
    double[] p = new double[n];
    for (int i = 0; i < n; i++) {
      r[i] = 1 + i % 7;
      p[i] = r[i];
    }
    double rho = dot(r, r);
    for (int step = 0; step < steps; step++) {
      double[] q = a.times(p);
      double alpha = rho / dot(p, q);
      for (int i = 0; i < n; i++) {
        x[i] += alpha * p[i];
        r[i] -= alpha * q[i];
      }
      double next = dot(r, r);
      double beta = next / rho;
      rho = next;
      for (int i = 0; i < n; i++) {
        p[i] = r[i] + beta * p[i];
      }
    }
    System.out.println(x[n / 2]);
  }
}
