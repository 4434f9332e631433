/** A recursive filter of second order as an object, along a signal. Its two words of state go across each border: 8 * 2 * (p - 1) bytes a step. */
public class BiquadsFields {
  static final class Biquad {
    private double z1;
    private double z2;

    double next(double x) {
      double y = 0.2 * x + z1;
      z1 = 0.4 * x + 0.5 * y + z2;
      z2 = 0.2 * x - 0.3 * y;
      return y;
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
      Biquad filter = new Biquad();
      for (int i = 0; i < n; i++) {
        signal[i] = filter.next(signal[i]);
      }
    }
    System.out.println(signal[n / 2]);
  }
}
