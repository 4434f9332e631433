/**
 * Conjugate gradients without a matrix: operators that extend each other, a shifted Laplacian among them. One word goes across each border in
 * each direction, and two allreduces: 8 * (2 + 2 * 2) * (p - 1) bytes a step.
 *
 * Usage: OperatorsShifted [n [steps]]
 */
public class OperatorsShifted {
  abstract static class Operator {
    abstract double row(double[] x, int i);

    double[] times(double[] x) {
      double[] result = new double[x.length];
      for (int i = 0; i < x.length; i++) {
        result[i] = row(x, i);
      }
      return result;
    }
  }

  static class Laplacian extends Operator {
    @Override
    double row(double[] x, int i) {
      double sum = 2 * x[i];
      if (i > 0) {
        sum -= x[i - 1];
      }
      if (i < x.length - 1) {
        sum -= x[i + 1];
      }
      return sum;
    }
  }

  static class Shifted extends Laplacian {
    private final double shift;

    Shifted(double shift) {
      this.shift = shift;
    }

    @Override
    double row(double[] x, int i) {
      return super.row(x, i) + shift * x[i];
    }
  }

  static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
    Operator operator = new Shifted(0.1);
    double[] x = new double[n];
    double[] r = new double[n];
    for (int i = 0; i < n; i++) {
      r[i] = 1 + i % 3;
    }
    double[] d = r.clone();
    double rr = dot(r, r);
    for (int step = 0; step < steps; step++) {
      double[] q = operator.times(d);
      double alpha = rr / dot(d, q);
      for (int i = 0; i < n; i++) {
        x[i] += alpha * d[i];
        r[i] -= alpha * q[i];
      }
      double next = dot(r, r);
      double beta = next / rr;
      rr = next;
      for (int i = 0; i < n; i++) {
        d[i] = r[i] + beta * d[i];
      }
    }
    System.out.println(x[n / 2]);
  }
}
