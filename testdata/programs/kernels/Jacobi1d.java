/** Jacobi's iteration on a line. Arguments: points and steps (default 1024 each). */
public final class Jacobi1d {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 1024;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 1024;
    double[] a = new double[n];
    double[] b = new double[n];
    for (int i = 0; i < n; i++) {
      a[i] = (i + 2.0) / n;
      b[i] = (i + 3.0) / n;
    }
    jacobi(n, steps, a, b);
    System.out.println("a[" + n / 2 + "] = " + a[n / 2]);
  }

  static void jacobi(int n, int steps, double[] a, double[] b) {
    for (int t = 0; t < steps; t++) {
      // omp parallel for schedule(static) shared(a, b)
      for (int i = 1; i < n - 1; i++) {
        b[i] = 0.33333 * (a[i - 1] + a[i] + a[i + 1]);
      }
      // omp parallel for schedule(static) shared(a, b)
      for (int j = 1; j < n - 1; j++) {
        a[j] = b[j];
      }
    }
  }
}
