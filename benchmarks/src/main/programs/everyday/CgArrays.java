/** Conjugate gradients on a Laplacian of n x n points, in arrays. Arguments: n, iterations. */
public class CgArrays {
  static void multiply(int n, double[] x, double[] y) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        int at = i * n + j;
        double sum = 4 * x[at];
        if (i > 0) {
          sum -= x[at - n];
        }
        if (i < n - 1) {
          sum -= x[at + n];
        }
        if (j > 0) {
          sum -= x[at - 1];
        }
        if (j < n - 1) {
          sum -= x[at + 1];
        }
        y[at] = sum;
      }
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
    int n = Integer.parseInt(args[0]);
    int iterations = Integer.parseInt(args[1]);
    double[] x = new double[n * n];
    double[] r = new double[n * n];
    double[] p = new double[n * n];
    double[] q = new double[n * n];
    for (int i = 0; i < n * n; i++) {
      r[i] = 1 + i % 7;
      p[i] = r[i];
    }
    double rho = dot(r, r);
    for (int t = 0; t < iterations; t++) {
      multiply(n, p, q);
      double alpha = rho / dot(p, q);
      for (int i = 0; i < n * n; i++) {
        x[i] += alpha * p[i];
        r[i] -= alpha * q[i];
      }
      double next = dot(r, r);
      double beta = next / rho;
      rho = next;
      for (int i = 0; i < n * n; i++) {
        p[i] = r[i] + beta * p[i];
      }
    }
    System.out.println(x[n * n / 2]);
  }
}
