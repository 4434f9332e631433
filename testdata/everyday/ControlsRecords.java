/** A controller runs over a signal in each step: it keeps the sum of the errors and the last one in a record. Each step passes two words over each boundary. */
public class ControlsRecords {
  record History(double sum, double last) {
    History with(double error) {
      return new History(0.95 * sum + error, error);
    }

    double output(double error) {
      return 0.4 * error + 0.1 * sum + 0.05 * (error - last);
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] signal = new double[n];
    for (int i = 0; i < n; i++) {
      signal[i] = Math.sin(0.4 * i);
    }
    for (int step = 0; step < steps; step++) {
      History history = new History(0, 0);
      for (int i = 0; i < n; i++) {
        double error = 1 - signal[i];
        signal[i] += history.output(error);
        history = history.with(error);
      }
    }
    System.out.println(signal[n / 2]);
  }
}
