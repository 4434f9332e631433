import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Sensors with the mean of their last four readings, each smoothed with its neighbours': 2 * 8 * (p - 1). */
public class SensorsDeques {
  static class Sensor {
    private final Deque<Double> window = new ArrayDeque<>();

    void read(double value) {
      window.addLast(value);
      if (window.size() > 4) {
        window.removeFirst();
      }
    }

    double mean() {
      double sum = 0;
      for (double value : window) {
        sum += value;
      }
      return sum / window.size();
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Sensor> sensors = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      Sensor sensor = new Sensor();
      for (int k = 0; k < 4; k++) {
        sensor.read(i * 0.5 + k);
      }
      sensors.add(sensor);
    }
    double[] means = new double[n];
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        means[i] = sensors.get(i).mean();
      }
      for (int i = 0; i < n; i++) {
        double left = means[Math.max(i - 1, 0)];
        double right = means[Math.min(i + 1, n - 1)];
        sensors.get(i).read(0.5 * means[i] + 0.25 * (left + right));
      }
    }
    System.out.println(sensors.get(n / 2).mean());
  }
}
