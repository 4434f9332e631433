/**
 * As LagsArrays, each product added to the word of its lag. 8 * (lags - 1) * (p - 1) + 8 * 2 * lags * (p - 1) bytes a step.
 *
 * Usage: LagsWords [n [lags [steps]]]
 */
public class LagsWords {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int lags = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(0.3 * i);
    }
    for (int step = 0; step < steps; step++) {
      double[] r = new double[lags];
      for (int i = 0; i < n; i++) {
        for (int k = 0; k < lags && i + k < n; k++) {
          r[k] += x[i] * x[i + k];
        }
      }
      for (int i = 0; i < n; i++) {
        double sum = 0.5 * x[i] + 0.01 * i;
        for (int k = 0; k < lags; k++) {
          sum += 0.001 * (k + 1) * r[k];
        }
        x[i] = sum;
      }
    }
    System.out.println(x[3]);
  }
}
