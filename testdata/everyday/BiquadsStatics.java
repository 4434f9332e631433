/** As BiquadsFields, the state in static fields that a step clears: 8 * 2 * (p - 1) bytes a step. */
public class BiquadsStatics {
  private static double z1;
  private static double z2;

  private static double output(double x) {
    return 0.2 * x + z1;
  }

  private static void update(double x, double y) {
    z1 = 0.4 * x + 0.5 * y + z2;
    z2 = 0.2 * x - 0.3 * y;
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] signal = new double[n];
    for (int i = 0; i < n; i++) {
      signal[i] = Math.sin(0.7 * i);
    }
    for (int step = 0; step < steps; step++) {
      z1 = 0;
      z2 = 0;
      for (int i = 0; i < n; i++) {
        double x = signal[i];
        double y = output(x);
        update(x, y);
        signal[i] = y;
      }
    }
    System.out.println(signal[n / 2]);
  }
}
