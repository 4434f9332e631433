/** Cholesky's method on a matrix behind a getter and a setter. What row j holds in the end goes to all ranks below: 8 * (j + 1) * (p - 1 - its rank) bytes, summed over the rows and divided by the n steps. */
public class CholeskySetters {
  static class Matrix {
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

    void factor() {
      for (int k = 0; k < n; k++) {
        set(k, k, Math.sqrt(get(k, k)));
        for (int i = k + 1; i < n; i++) {
          set(i, k, get(i, k) / get(k, k));
        }
        for (int i = k + 1; i < n; i++) {
          for (int j = k + 1; j <= i; j++) {
            set(i, j, get(i, j) - get(i, k) * get(j, k));
          }
        }
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
    Matrix a = new Matrix(n);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a.set(i, j, i == j ? n : 1.0 / (1 + Math.abs(i - j)));
      }
    }
    a.factor();
    System.out.println(a.get(n - 1, n - 1));
  }
}
