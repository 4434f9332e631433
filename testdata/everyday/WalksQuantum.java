/**
 * A quantum walk on a ring: a coin mixes the two amplitudes of each place, then one moves to the left and one to the right. An amplitude of
 * two words goes across each border in each direction: 16 * 2 * p bytes a step.
 *
 * Usage: WalksQuantum [n [steps]]
 */
public class WalksQuantum {
  private static final double HALF = Math.sqrt(0.5);

  record Complex(double re, double im) {
    Complex plus(Complex other) {
      return new Complex(re + other.re, im + other.im);
    }

    Complex minus(Complex other) {
      return new Complex(re - other.re, im - other.im);
    }

    Complex times(double factor) {
      return new Complex(factor * re, factor * im);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Complex[] left = new Complex[n];
    Complex[] right = new Complex[n];
    for (int i = 0; i < n; i++) {
      left[i] = new Complex(i % 3, 0.5);
      right[i] = new Complex(0, i % 5);
    }
    Complex[] tossedLeft = new Complex[n];
    Complex[] tossedRight = new Complex[n];
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        tossedLeft[i] = left[i].plus(right[i]).times(HALF);
        tossedRight[i] = left[i].minus(right[i]).times(HALF);
      }
      for (int i = 0; i < n; i++) {
        left[i] = tossedLeft[(i + 1) % n];
        right[i] = tossedRight[(i + n - 1) % n];
      }
    }
    System.out.println(left[n / 2].re() + right[n / 2].im());
  }
}
