import java.util.ArrayList;
import java.util.List;

/** As LagsArrays, with a list of sums. */
public class LagsLists {
  static double correlation(double[] x, int lag) {
    double sum = 0;
    for (int i = 0; i + lag < x.length; i++) {
      sum += x[i] * x[i + lag];
    }
    return sum;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int lags = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(0.3 * i);
    }
    List<Double> r = new ArrayList<>();
    for (int lag = 0; lag < lags; lag++) {
      r.add(0.0);
    }
    for (int step = 0; step < steps; step++) {
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
