/** The product of {@code MatMulArrays} behind an interface for matrices. */
public class MatMulGet {
  interface Matrix {
    int rows();

    double get(int i, int j);

    void set(int i, int j, double value);
  }

  static class Dense implements Matrix {
    private final double[][] data;

    Dense(int n) {
      data = new double[n][n];
    }

    @Override
    public int rows() {
      return data.length;
    }

    @Override
    public double get(int i, int j) {
      return data[i][j];
    }

    @Override
    public void set(int i, int j, double value) {
      data[i][j] = value;
    }
  }

  static void multiply(Matrix a, Matrix b, Matrix c) {
    for (int i = 0; i < a.rows(); i++) {
      for (int j = 0; j < a.rows(); j++) {
        double sum = 0;
        for (int k = 0; k < a.rows(); k++) {
          sum += a.get(i, k) * b.get(k, j);
        }
        c.set(i, j, sum);
      }
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Matrix a = new Dense(n);
    Matrix b = new Dense(n);
    Matrix c = new Dense(n);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a.set(i, j, i + j);
        b.set(i, j, i - j);
      }
    }
    for (int times = 0; times < Integer.parseInt(args[1]); times++) {
      multiply(a, b, c);
    }
    System.out.println(c.get(n - 1, n - 1));
  }
}
