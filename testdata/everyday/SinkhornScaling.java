/**
 * Sinkhorn's scaling of a kernel to given rows and columns. In blocks each of both vectors goes to all ranks once a step:
 * 8 * 2 * n * (p - 1) bytes.
 *
 * Usage: SinkhornScaling [n [steps]]
 */
public class SinkhornScaling {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 32;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[][] kernel = new double[n][n];
    double[] rows = new double[n];
    double[] columns = new double[n];
    for (int i = 0; i < n; i++) {
      rows[i] = (1 + i % 3) / (2.0 * n);
      columns[i] = (1 + i % 5) / (3.0 * n);
      for (int j = 0; j < n; j++) {
        kernel[i][j] = Math.exp(-0.01 * (i - j) * (i - j));
      }
    }
    double[] u = new double[n];
    double[] v = new double[n];
    java.util.Arrays.fill(v, 1);
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int j = 0; j < n; j++) {
          sum += kernel[i][j] * v[j];
        }
        u[i] = rows[i] / sum;
      }
      for (int j = 0; j < n; j++) {
        double sum = 0;
        for (int i = 0; i < n; i++) {
          sum += kernel[i][j] * u[i];
        }
        v[j] = columns[j] / sum;
      }
    }
    System.out.println(u[n / 2] * kernel[n / 2][n / 2] * v[n / 2]);
  }
}
