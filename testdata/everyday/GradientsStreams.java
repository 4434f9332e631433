import java.util.Arrays;
import java.util.stream.IntStream;

/** As GradientsArrays, with streams. */
public class GradientsStreams {
  static double dot(double[] a, double[] b) {
    return IntStream.range(0, a.length).mapToDouble(i -> a[i] * b[i]).sum();
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] x = new double[n];
    double[] r = IntStream.range(0, n).mapToDouble(i -> 1 + i % 5).toArray();
    double[] p = r.clone();
    double rho = dot(r, r);
    for (int step = 0; step < steps; step++) {
      double[] direction = p;
      double[] q = IntStream.range(0, n)
          .mapToDouble(i -> 2.5 * direction[i] - (i > 0 ? direction[i - 1] : 0) - (i < n - 1 ? direction[i + 1] : 0)).toArray();
      double alpha = rho / dot(p, q);
      IntStream.range(0, n).forEach(i -> {
        x[i] += alpha * direction[i];
        r[i] -= alpha * q[i];
      });
      double before = rho;
      rho = dot(r, r);
      double beta = rho / before;
      Arrays.setAll(p, i -> r[i] + beta * direction[i]);
    }
    System.out.println(Arrays.stream(x).sum());
  }
}
