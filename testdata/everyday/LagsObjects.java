/** As LagsArrays, with a signal that answers each of the sums. */
public class LagsObjects {
  static final class Signal {
    private final double[] samples;

    Signal(int n) {
      samples = new double[n];
      for (int i = 0; i < n; i++) {
        samples[i] = Math.sin(0.3 * i);
      }
    }

    double correlation(int lag) {
      double sum = 0;
      for (int i = lag; i < samples.length; i++) {
        sum += samples[i] * samples[i - lag];
      }
      return sum;
    }

    void correct(double[] correlations) {
      for (int i = 0; i < samples.length; i++) {
        double correction = 0.01 * i;
        for (double correlation : correlations) {
          correction += 0.001 * correlation;
        }
        samples[i] = 0.5 * samples[i] + correction;
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int lags = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    Signal signal = new Signal(n);
    double[] correlations = new double[lags];
    for (int step = 0; step < steps; step++) {
      for (int lag = 0; lag < lags; lag++) {
        correlations[lag] = signal.correlation(lag);
      }
      signal.correct(correlations);
    }
    System.out.println(signal.samples[3]);
  }
}
