import java.util.ArrayList;
import java.util.List;

/** As LagsLists, with a method that answers means. */
public class LagsAnswers {
  static double correlation(double[] x, int lag) {
    double sum = 0;
    for (int i = 0; i + lag < x.length; i++) {
      sum += x[i] * x[i + lag];
    }
    return sum / (x.length - lag);
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int lags = 4;
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(0.3 * i);
    }
    List<Double> r = new ArrayList<>();
    for (int lag = 0; lag < lags; lag++) {
      r.add(0.0);
    }
    for (int step = 0; step < (args.length > 1 ? Integer.parseInt(args[1]) : 4); step++) {
      for (int lag = 0; lag < lags; lag++) {
        r.set(lag, correlation(x, lag));
      }
      for (int i = 0; i < n; i++) {
        double correction = 0.01 * i;
        for (double c : r) {
          correction += 0.001 * c;
        }
        x[i] = 0.5 * x[i] + correction;
      }
    }
    System.out.println(x[3]);
  }
}
