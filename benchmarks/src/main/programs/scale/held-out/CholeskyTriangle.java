/** Cholesky's factor of a matrix of which only the lower triangle is kept: row i has i + 1 entries. */
public class CholeskyTriangle {
  static void factorise(double[][] lower) {
    for (int j = 0; j < lower.length; j++) {
      double[] pivot = lower[j];
      double diagonal = pivot[j];
      for (int k = 0; k < j; k++) {
        diagonal -= pivot[k] * pivot[k];
      }
      pivot[j] = Math.sqrt(diagonal);
      for (int i = j + 1; i < lower.length; i++) {
        double[] row = lower[i];
        double sum = row[j];
        for (int k = 0; k < j; k++) {
          sum -= row[k] * pivot[k];
        }
        row[j] = sum / pivot[j];
      }
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    double[][] lower = new double[n][];
    for (int i = 0; i < n; i++) {
      lower[i] = new double[i + 1];
      for (int j = 0; j <= i; j++) {
        lower[i][j] = i == j ? 2 * n : 1.0 / (1 + i - j);
      }
    }
    factorise(lower);
    System.out.println(lower[n - 1][n - 1]);
  }
}
