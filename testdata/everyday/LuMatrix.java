/**
 * LU factorisation in a matrix class over one array, rows cut. Row k from its diagonal on, n - k words, goes to the ranks with later rows:
 * 8 * (sum over k of (n - k) * (ranks after that of k, where later rows are)) / n bytes a step.
 */
public class LuMatrix {
  static final class Matrix {
    private final int n;
    private final double[] data;

    Matrix(int n) {
      this.n = n;
      data = new double[n * n];
    }

    double get(int i, int j) {
      return data[i * n + j];
    }

    void set(int i, int j, double value) {
      data[i * n + j] = value;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Matrix a = new Matrix(n);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a.set(i, j, i == j ? n : 1.0 / (1 + i + 2 * j));
      }
    }
    for (int k = 0; k < n; k++) {
      for (int i = k + 1; i < n; i++) {
        a.set(i, k, a.get(i, k) / a.get(k, k));
        for (int j = k + 1; j < n; j++) {
          a.set(i, j, a.get(i, j) - a.get(i, k) * a.get(k, j));
        }
      }
    }
    System.out.println(a.get(n - 1, n - 1));
  }
}
