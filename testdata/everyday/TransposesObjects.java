/** As TransposesArrays, with a class for the matrix that answers a transposed one, new each time. */
public class TransposesObjects {
  static final class Matrix {
    private final int n;
    private final double[][] values;

    Matrix(int n) {
      this.n = n;
      values = new double[n][n];
    }

    void set(int i, int j, double value) {
      values[i][j] = value;
    }

    double get(int i, int j) {
      return values[i][j];
    }

    Matrix transposed() {
      Matrix other = new Matrix(n);
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          other.set(j, i, get(i, j));
        }
      }
      return other;
    }

    Matrix smoothed() {
      Matrix other = new Matrix(n);
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          other.set(i, j, 0.25 * (get(i, (j + n - 1) % n) + 2 * get(i, j) + get(i, (j + 1) % n)));
        }
      }
      return other;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Matrix a = new Matrix(n);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a.set(i, j, (3 * i + 5 * j) % 7);
      }
    }
    for (int t = 0; t < steps; t++) {
      a = a.smoothed().transposed().smoothed().transposed();
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        sum += a.get(i, j);
      }
    }
    System.out.println(sum);
  }
}
