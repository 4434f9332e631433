/** A triangular matrix, each row as long as it has to be, times a vector that is changed by the result. A word goes to all ranks after its own: 8 * n * (p - 1) / 2 bytes a step. */
public class TrianglesRows {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[][] lower = new double[n][];
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      lower[i] = new double[i + 1];
      for (int j = 0; j <= i; j++) {
        lower[i][j] = 1.0 / (1 + i + 2 * j);
      }
      x[i] = i % 5;
    }
    double[] y = new double[n];
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j <= i; j++) {
          sum += lower[i][j] * x[j];
        }
        y[i] = sum;
      }
      for (int i = 0; i < n; i++) {
        x[i] = 0.5 * x[i] + y[i];
      }
    }
    System.out.println(x[n / 2]);
  }
}
