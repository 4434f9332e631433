/** The LU decomposition of {@code LuArrays} behind a matrix with {@code get} and {@code set}. */
public class LuMatrix {
  static class Matrix {
    private final double[] data;
    private final int columns;

    Matrix(int rows, int columns) {
      data = new double[rows * columns];
      this.columns = columns;
    }

    double get(int i, int j) {
      return data[i * columns + j];
    }

    void set(int i, int j, double value) {
      data[i * columns + j] = value;
    }

    void swapRows(int i, int k) {
      for (int j = 0; j < columns; j++) {
        double swap = get(i, j);
        set(i, j, get(k, j));
        set(k, j, swap);
      }
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Matrix a = new Matrix(n, n);
    for (int times = 0; times < Integer.parseInt(args[1]); times++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          a.set(i, j, (i * 31 + j * 17) % 29 + (i == j ? n : 0));
        }
      }
      for (int k = 0; k < n; k++) {
        int pivot = k;
        for (int i = k + 1; i < n; i++) {
          if (Math.abs(a.get(i, k)) > Math.abs(a.get(pivot, k))) {
            pivot = i;
          }
        }
        a.swapRows(k, pivot);
        for (int i = k + 1; i < n; i++) {
          a.set(i, k, a.get(i, k) / a.get(k, k));
          for (int j = k + 1; j < n; j++) {
            a.set(i, j, a.get(i, j) - a.get(i, k) * a.get(k, j));
          }
        }
      }
    }
    System.out.println(a.get(n - 1, n - 1));
  }
}
