/** As LagsArrays, with means of so many products that a register joins those it has more than once. */
public class LagsMeans {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 400;
    int lags = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 3;
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
        r[lag] = sum / (n - lag);
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
