import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * Conjugate gradients without a matrix: the operator is a function, vectors are made by streams. A word over each border both ways and two allreduces:
 * 8 * (2 + 4) * (p - 1) bytes a step.
 */
public class GradientsFunctions {
  static double dot(double[] a, double[] b) {
    return IntStream.range(0, a.length).mapToDouble(i -> a[i] * b[i]).sum();
  }

  static double[] add(double[] a, double factor, double[] b) {
    return IntStream.range(0, a.length).mapToDouble(i -> a[i] + factor * b[i]).toArray();
  }

  static double[] solve(UnaryOperator<double[]> operator, double[] b, int steps) {
    double[] x = new double[b.length];
    double[] r = b.clone();
    double[] p = b.clone();
    double rho = dot(r, r);
    for (int step = 0; step < steps; step++) {
      double[] q = operator.apply(p);
      double alpha = rho / dot(p, q);
      x = add(x, alpha, p);
      r = add(r, -alpha, q);
      double next = dot(r, r);
      p = add(r, next / rho, p);
      rho = next;
    }
    return x;
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] b = IntStream.range(0, n).mapToDouble(i -> 1 + i % 5).toArray();
    double[] x = solve(v -> {
      double[] w = new double[n];
      for (int i = 0; i < n; i++) {
        double left = i > 0 ? v[i - 1] : 0;
        double right = i < n - 1 ? v[i + 1] : 0;
        w[i] = 2.5 * v[i] - left - right;
      }
      return w;
    }, b, steps);
    System.out.println(x[n / 2]);
  }
}
