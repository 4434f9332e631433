/** A triangular system with a new right side in each step: each unknown needs all before it, so that ranks can only work in turn. */
public class SubstitutionObjects {
  static final class Triangle {
    private final double[][] rows;

    Triangle(int n) {
      rows = new double[n][];
      for (int i = 0; i < n; i++) {
        rows[i] = new double[i + 1];
        for (int j = 0; j <= i; j++) {
          rows[i][j] = i == j ? 4 : 1.0 / (1 + i + j);
        }
      }
    }

    void solve(double[] x) {
      for (int i = 0; i < rows.length; i++) {
        x[i] = rest(i, x) / rows[i][i];
      }
    }

    private double rest(int i, double[] x) {
      double sum = x[i];
      for (int j = 0; j < i; j++) {
        sum -= rows[i][j] * x[j];
      }
      return sum;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Triangle lower = new Triangle(n);
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = 1 + i % 3;
    }
    for (int step = 0; step < steps; step++) {
      lower.solve(x);
    }
    System.out.println(x[n - 1]);
  }
}
