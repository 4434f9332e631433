/** Conjugate gradients on a line of n points. In blocks both neighbours are sent one number of the direction, and two products are summed on all ranks: 8 * 2 * (p - 1) + 2 * 8 * 2 * (p - 1) bytes a step. */
public class GradientsArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] x = new double[n];
    double[] r = new double[n];
    double[] p = new double[n];
    double[] q = new double[n];
    double rho = 0;
    for (int i = 0; i < n; i++) {
      r[i] = 1 + i % 5;
      p[i] = r[i];
      rho += r[i] * r[i];
    }
    for (int step = 0; step < steps; step++) {
      double pq = 0;
      for (int i = 0; i < n; i++) {
        q[i] = 2.5 * p[i] - (i > 0 ? p[i - 1] : 0) - (i < n - 1 ? p[i + 1] : 0);
        pq += p[i] * q[i];
      }
      double alpha = rho / pq;
      double before = rho;
      rho = 0;
      for (int i = 0; i < n; i++) {
        x[i] += alpha * p[i];
        r[i] -= alpha * q[i];
        rho += r[i] * r[i];
      }
      double beta = rho / before;
      for (int i = 0; i < n; i++) {
        p[i] = r[i] + beta * p[i];
      }
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += x[i];
    }
    System.out.println(sum);
  }
}
