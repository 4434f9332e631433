/** As WavesArrays, with a grid of immutable complex numbers. */
public class WavesRecords {
  record Complex(double re, double im) {
    Complex plus(Complex other) {
      return new Complex(re + other.re, im + other.im);
    }

    Complex times(Complex other) {
      return new Complex(re * other.re - im * other.im, im * other.re + re * other.im);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 16;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Complex[][] now = new Complex[n + 2][n + 2];
    Complex[][] next = new Complex[n + 2][n + 2];
    for (int i = 0; i < n + 2; i++) {
      for (int j = 0; j < n + 2; j++) {
        boolean inside = i > 0 && j > 0 && i <= n && j <= n;
        now[i][j] = inside ? new Complex(1.0 / (i + j), 1.0 / (i + 2 * j)) : new Complex(0, 0);
        next[i][j] = now[i][j];
      }
    }
    Complex factor = new Complex(0.2, 0.1);
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          next[i][j] = now[i - 1][j].plus(now[i + 1][j]).plus(now[i][j - 1]).plus(now[i][j + 1]).times(factor);
        }
      }
      Complex[][] swapped = now;
      now = next;
      next = swapped;
    }
    double sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += now[i][j].re() + now[i][j].im();
      }
    }
    System.out.println(sum);
  }
}
