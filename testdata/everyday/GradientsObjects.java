/** As GradientsArrays, with vectors and an operator behind interfaces. */
public class GradientsObjects {
  static final class Vector {
    final double[] at;

    Vector(int n) {
      at = new double[n];
    }

    Vector add(double factor, Vector other) {
      for (int i = 0; i < at.length; i++) {
        at[i] += factor * other.at[i];
      }
      return this;
    }

    Vector scale(double factor) {
      for (int i = 0; i < at.length; i++) {
        at[i] *= factor;
      }
      return this;
    }

    double dot(Vector other) {
      double sum = 0;
      for (int i = 0; i < at.length; i++) {
        sum += at[i] * other.at[i];
      }
      return sum;
    }
  }

  interface Operator {
    void apply(Vector from, Vector to);
  }

  static final class Laplacian implements Operator {
    @Override
    public void apply(Vector from, Vector to) {
      int n = from.at.length;
      for (int i = 0; i < n; i++) {
        to.at[i] = 2.5 * from.at[i] - (i > 0 ? from.at[i - 1] : 0) - (i < n - 1 ? from.at[i + 1] : 0);
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Vector x = new Vector(n);
    Vector r = new Vector(n);
    for (int i = 0; i < n; i++) {
      r.at[i] = 1 + i % 5;
    }
    Vector p = new Vector(n).add(1, r);
    Vector q = new Vector(n);
    Operator laplacian = new Laplacian();
    double rho = r.dot(r);
    for (int step = 0; step < steps; step++) {
      laplacian.apply(p, q);
      double alpha = rho / p.dot(q);
      x.add(alpha, p);
      r.add(-alpha, q);
      double before = rho;
      rho = r.dot(r);
      p.scale(rho / before).add(1, r);
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += x.at[i];
    }
    System.out.println(sum);
  }
}
