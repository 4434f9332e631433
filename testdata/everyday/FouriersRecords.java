/** A transform of complex records, halves first: log2(p) of log2(n) stages cross borders, 16 * n * log2(p) / log2(n) a stage. */
public class FouriersRecords {
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

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    Complex[] signal = new Complex[n];
    Complex[] roots = new Complex[n / 2];
    for (int i = 0; i < n; i++) {
      signal[i] = new Complex(Math.sin(0.3 * i), 0.01 * i);
    }
    for (int i = 0; i < n / 2; i++) {
      roots[i] = new Complex(Math.cos(-2 * Math.PI * i / n), Math.sin(-2 * Math.PI * i / n));
    }
    for (int half = n / 2; half >= 1; half /= 2) {
      int stride = n / 2 / half;
      for (int start = 0; start < n; start += 2 * half) {
        for (int i = 0; i < half; i++) {
          Complex a = signal[start + i];
          Complex b = signal[start + i + half];
          signal[start + i] = a.plus(b);
          signal[start + i + half] = a.minus(b).times(roots[i * stride]);
        }
      }
    }
    System.out.println(signal[n / 3].re());
  }
}
