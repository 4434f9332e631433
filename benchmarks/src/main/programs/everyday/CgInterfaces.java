/** The conjugate gradients of {@code CgArrays} behind interfaces for vectors and operators. */
public class CgInterfaces {
  interface Vector {
    int size();

    double get(int i);

    void set(int i, double value);

    default double dot(Vector other) {
      double sum = 0;
      for (int i = 0; i < size(); i++) {
        sum += get(i) * other.get(i);
      }
      return sum;
    }

    default void add(double factor, Vector other) {
      for (int i = 0; i < size(); i++) {
        set(i, get(i) + factor * other.get(i));
      }
    }
  }

  interface Operator {
    void apply(Vector x, Vector y);
  }

  static class DenseVector implements Vector {
    private final double[] data;

    DenseVector(int size) {
      data = new double[size];
    }

    @Override
    public int size() {
      return data.length;
    }

    @Override
    public double get(int i) {
      return data[i];
    }

    @Override
    public void set(int i, double value) {
      data[i] = value;
    }
  }

  record Laplacian(int n) implements Operator {
    @Override
    public void apply(Vector x, Vector y) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          int at = i * n + j;
          double sum = 4 * x.get(at);
          if (i > 0) {
            sum -= x.get(at - n);
          }
          if (i < n - 1) {
            sum -= x.get(at + n);
          }
          if (j > 0) {
            sum -= x.get(at - 1);
          }
          if (j < n - 1) {
            sum -= x.get(at + 1);
          }
          y.set(at, sum);
        }
      }
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int iterations = Integer.parseInt(args[1]);
    Operator a = new Laplacian(n);
    Vector x = new DenseVector(n * n);
    Vector r = new DenseVector(n * n);
    Vector p = new DenseVector(n * n);
    Vector q = new DenseVector(n * n);
    for (int i = 0; i < n * n; i++) {
      r.set(i, 1 + i % 7);
      p.set(i, r.get(i));
    }
    double rho = r.dot(r);
    for (int t = 0; t < iterations; t++) {
      a.apply(p, q);
      double alpha = rho / p.dot(q);
      x.add(alpha, p);
      r.add(-alpha, q);
      double next = r.dot(r);
      double beta = next / rho;
      rho = next;
      for (int i = 0; i < n * n; i++) {
        p.set(i, r.get(i) + beta * p.get(i));
      }
    }
    System.out.println(x.get(n * n / 2));
  }
}
