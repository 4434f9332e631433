/** Fourier transforms of immutable complex numbers. Arguments: points, a power of two; times. */
public class FftComplex {
  record Complex(double re, double im) {
    Complex plus(Complex other) {
      return new Complex(re + other.re, im + other.im);
    }

    Complex minus(Complex other) {
      return new Complex(re - other.re, im - other.im);
    }

    Complex times(Complex other) {
      return new Complex(re * other.re - im * other.im, re * other.im + im * other.re);
    }
  }

  static void transform(Complex[] data, Complex[] roots) {
    int n = data.length;
    for (int half = 1; half < n; half *= 2) {
      for (int start = 0; start < n; start += 2 * half) {
        for (int j = 0; j < half; j++) {
          Complex odd = data[start + j + half].times(roots[j * (n / 2 / half)]);
          Complex even = data[start + j];
          data[start + j] = even.plus(odd);
          data[start + j + half] = even.minus(odd);
        }
      }
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Complex[] data = new Complex[n];
    Complex[] roots = new Complex[n / 2];
    for (int i = 0; i < n; i++) {
      data[i] = new Complex(i % 7, i % 5);
    }
    for (int i = 0; i < n / 2; i++) {
      roots[i] = new Complex(Math.cos(2 * Math.PI * i / n), -Math.sin(2 * Math.PI * i / n));
    }
    for (int times = 0; times < Integer.parseInt(args[1]); times++) {
      transform(data, roots);
      for (int i = 0; i < n; i++) {
        data[i] = new Complex(data[i].re() / n, data[i].im() / n);
      }
    }
    System.out.println(data[0]);
  }
}
