import java.util.ArrayList;
import java.util.List;

/** Double exponential smoothing of a series in a list, level and trend in an object: both cross each border, 8 * 2 * (p - 1) bytes a step. */
public class HoltFields {
  static final class Smoother {
    private double level;
    private double trend;

    double smooth(double value) {
      double before = level;
      level = 0.5 * value + 0.5 * (level + trend);
      trend = 0.3 * (level - before) + 0.7 * trend;
      return level + trend;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Double> series = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      series.add(Math.sin(0.7 * i));
    }
    for (int step = 0; step < steps; step++) {
      Smoother smoother = new Smoother();
      for (int i = 0; i < n; i++) {
        series.set(i, smoother.smooth(series.get(i)));
      }
    }
    System.out.println(series.get(n / 2));
  }
}
