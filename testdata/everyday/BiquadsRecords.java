/** As BiquadsFields, the state a record that is replaced: 8 * 2 * (p - 1) bytes a step. */
public class BiquadsRecords {
  record State(double z1, double z2) {
    double output(double x) {
      return 0.2 * x + z1;
    }

    State next(double x) {
      double y = output(x);
      return new State(0.4 * x + 0.5 * y + z2, 0.2 * x - 0.3 * y);
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] signal = new double[n];
    for (int i = 0; i < n; i++) {
      signal[i] = Math.sin(0.7 * i);
    }
    for (int step = 0; step < steps; step++) {
      State state = new State(0, 0);
      for (int i = 0; i < n; i++) {
        double x = signal[i];
        signal[i] = state.output(x);
        state = state.next(x);
      }
    }
    System.out.println(signal[n / 2]);
  }
}
