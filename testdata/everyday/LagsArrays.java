/**
 * A signal that is corrected by what it has in common with itself some samples before. The words of a product meet on a rank: each boundary is crossed by the
 * samples of the longest lag, and the sums are reduced on every rank. 8 * (lags - 1) * (p - 1) + 8 * 2 * lags * (p - 1) bytes a step.
 */
public class LagsArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int lags = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    double[] x = new double[n];
    double[] r = new double[lags];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(0.3 * i);
    }
    for (int step = 0; step < steps; step++) {
      for (int lag = 0; lag < lags; lag++) {
        double sum = 0;
        for (int i = 0; i + lag < n; i++) {
          sum += x[i] * x[i + lag];
        }
        r[lag] = sum;
      }
      for (int i = 0; i < n; i++) {
        double correction = 0.01 * i;
        for (int lag = 0; lag < lags; lag++) {
          correction += 0.001 * r[lag];
        }
        x[i] = 0.5 * x[i] + correction;
      }
    }
    System.out.println(x[3]);
  }
}
