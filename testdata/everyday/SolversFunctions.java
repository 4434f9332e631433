import java.util.function.UnaryOperator;

/** Conjugate gradients, the matrix a function of vectors. In blocks a halo of the direction and two sums a step: 8 * 2 * (p - 1) + 2 * 8 * 2 * (p - 1). */
public class SolversFunctions {
  static double dot(double[] a, double[] b) {
    double s = 0;
    for (int i = 0; i < a.length; i++) {
      s += a[i] * b[i];
    }
    return s;
  }

  static UnaryOperator<double[]> laplacian() {
    return v -> {
      double[] w = new double[v.length];
      for (int i = 0; i < v.length; i++) {
        w[i] = 2.5 * v[i] - (i > 0 ? v[i - 1] : 0) - (i < v.length - 1 ? v[i + 1] : 0);
      }
      return w;
    };
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    UnaryOperator<double[]> matrix = laplacian();
    double[] x = new double[n];
    double[] r = new double[n];
    double[] p = new double[n];
    for (int i = 0; i < n; i++) {
      r[i] = i * i % 13 - 6;
      p[i] = r[i];
    }
    double rr = dot(r, r);
    for (int t = 0; t < steps; t++) {
      double[] q = matrix.apply(p);
      double alpha = rr / dot(p, q);
      for (int i = 0; i < n; i++) {
        x[i] += alpha * p[i];
        r[i] -= alpha * q[i];
      }
      double next = dot(r, r);
      double beta = next / rr;
      rr = next;
      for (int i = 0; i < n; i++) {
        p[i] = r[i] + beta * p[i];
      }
    }
    System.out.println(x[n / 2] + " " + rr);
  }
}
