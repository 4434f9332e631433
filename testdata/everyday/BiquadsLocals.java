/** As BiquadsFields, with the two last answers in locals. 8 * 2 * (p - 1) bytes a step. */
public class BiquadsLocals {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] signal = new double[n];
    for (int i = 0; i < n; i++) {
      signal[i] = Math.sin(0.7 * i);
    }
    for (int step = 0; step < steps; step++) {
      double before = 0;
      double last = 0;
      for (int i = 0; i < n; i++) {
        double y = 0.2 * signal[i] + 0.5 * last - 0.3 * before;
        before = last;
        last = y;
        signal[i] = y;
      }
    }
    System.out.println(signal[n / 2]);
  }
}
