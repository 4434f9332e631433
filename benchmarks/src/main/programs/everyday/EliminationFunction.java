/** The elimination of {@code EliminationArrays} with its arithmetic in a function object. */
public class EliminationFunction {
  interface Combine {
    double apply(double own, double factor, double pivot);
  }

  static void eliminate(double[][] a, Combine combine) {
    int n = a.length;
    for (int k = 0; k < n; k++) {
      for (int i = k + 1; i < n; i++) {
        double factor = a[i][k] / a[k][k];
        for (int j = k; j < n; j++) {
          a[i][j] = combine.apply(a[i][j], factor, a[k][j]);
        }
      }
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    double[][] a = new double[n][n];
    for (int times = 0; times < Integer.parseInt(args[1]); times++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          a[i][j] = (i * 31 + j * 17) % 29 + (i == j ? n : 0);
        }
      }
      eliminate(a, (own, factor, pivot) -> own - factor * pivot);
    }
    System.out.println(a[n - 1][n - 1]);
  }
}
