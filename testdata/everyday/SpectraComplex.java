/** A dense transform of immutable complex numbers, again and again: all ranks need all of the vector, 16 * n * (p - 1) bytes a step. */
public class SpectraComplex {
  static final class Complex {
    final double re;
    final double im;

    Complex(double re, double im) {
      this.re = re;
      this.im = im;
    }

    Complex plus(Complex other) {
      return new Complex(re + other.re, im + other.im);
    }

    Complex times(Complex other) {
      return new Complex(re * other.re - im * other.im, re * other.im + im * other.re);
    }

    static Complex turn(double angle) {
      return new Complex(Math.cos(angle), Math.sin(angle));
    }
  }

  static Complex[] transform(Complex[] x) {
    int n = x.length;
    Complex[] y = new Complex[n];
    for (int k = 0; k < n; k++) {
      Complex sum = new Complex(0, 0);
      for (int j = 0; j < n; j++) {
        sum = sum.plus(x[j].times(Complex.turn(-2 * Math.PI * j * k / n)));
      }
      y[k] = sum.times(new Complex(1 / Math.sqrt(n), 0));
    }
    return y;
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Complex[] x = new Complex[n];
    for (int i = 0; i < n; i++) {
      x[i] = new Complex(Math.sin(i), Math.cos(3 * i));
    }
    for (int step = 0; step < steps; step++) {
      x = transform(x);
    }
    System.out.println(x[n / 2].re);
  }
}
