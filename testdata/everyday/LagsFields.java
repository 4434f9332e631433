/**
 * As LagsArrays, each product added to a field of its lag. 8 * (lags - 1) * (p - 1) + 8 * 2 * lags * (p - 1) bytes a step.
 *
 * Usage: LagsFields [n [lags [steps]]]
 */
public class LagsFields {
  static class Lag {
    final int distance;
    double sum;

    Lag(int distance) {
      this.distance = distance;
    }

    void add(double value) {
      sum += value;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int count = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(0.3 * i);
    }
    Lag[] lags = new Lag[count];
    for (int k = 0; k < count; k++) {
      lags[k] = new Lag(k);
    }
    for (int step = 0; step < steps; step++) {
      for (Lag lag : lags) {
        lag.sum = 0;
      }
      for (int i = 0; i < n; i++) {
        for (Lag lag : lags) {
          if (i + lag.distance < n) {
            lag.add(x[i] * x[i + lag.distance]);
          }
        }
      }
      for (int i = 0; i < n; i++) {
        double sum = 0.5 * x[i] + 0.01 * i;
        for (Lag lag : lags) {
          sum += 0.001 * lag.sum;
        }
        x[i] = sum;
      }
    }
    System.out.println(x[3]);
  }
}
