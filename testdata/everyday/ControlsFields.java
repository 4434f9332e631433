/** A controller runs over a signal in each step: it lasts, and forgets what it kept before the next one. Each step passes two words over each boundary. */
public class ControlsFields {
  private double sum;
  private double last;

  double output(double error) {
    double given = 0.4 * error + 0.1 * sum + 0.05 * (error - last);
    sum = 0.95 * sum + error;
    last = 0.5 * last + 0.5 * error;
    return given;
  }

  void reset() {
    sum = 0;
    last = 0;
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    ControlsFields control = new ControlsFields();
    double[] signal = new double[n];
    for (int i = 0; i < n; i++) {
      signal[i] = Math.sin(0.4 * i);
    }
    for (int step = 0; step < steps; step++) {
      control.reset();
      for (int i = 0; i < n; i++) {
        signal[i] += control.output(1 - signal[i]);
      }
    }
    System.out.println(signal[n / 2]);
  }
}
