/** As BiquadsFields, the state an array of a step: 8 * 2 * (p - 1) bytes a step. */
public class BiquadsArrays {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] signal = new double[n];
    for (int i = 0; i < n; i++) {
      signal[i] = Math.sin(0.7 * i);
    }
    for (int step = 0; step < steps; step++) {
      double[] z = new double[2];
      for (int i = 0; i < n; i++) {
        double x = signal[i];
        double y = 0.2 * x + z[0];
        z[0] = 0.4 * x + 0.5 * y + z[1];
        z[1] = 0.2 * x - 0.3 * y;
        signal[i] = y;
      }
    }
    System.out.println(signal[n / 2]);
  }
}
