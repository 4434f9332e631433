/** A bank of filters, each with its state, whose outputs are mixed and fed back: a sum that all need a step, 8 * 2 * (p - 1). */
public class FiltersObjects {
  static final class Biquad {
    private final double b0;
    private final double b1;
    private final double a1;
    private double z1;
    private double z2;

    Biquad(double f) {
      b0 = 0.2 + f;
      b1 = 0.1 - f;
      a1 = 0.3 * f;
    }

    double filter(double x) {
      double y = b0 * x + z1;
      z1 = b1 * x - a1 * y + z2;
      z2 = 0.05 * x - 0.01 * y;
      return y;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Biquad[] bank = new Biquad[n];
    for (int i = 0; i < n; i++) {
      bank[i] = new Biquad(0.3 * i / n);
    }
    double fed = 1;
    for (int t = 0; t < steps; t++) {
      double mixed = 0;
      for (Biquad filter : bank) {
        mixed += filter.filter(fed);
      }
      fed = mixed / n;
    }
    System.out.println(fed);
  }
}
