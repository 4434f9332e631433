import java.util.Arrays;

/** A line that is smoothed by a function given as a lambda. In blocks one word goes across each border in each direction: 8 * 2 * (p - 1) bytes a step. */
public class SmoothingLambdas {
  interface Stencil {
    double at(double[] u, int i);
  }

  static void sweep(double[] from, double[] to, Stencil stencil) {
    Arrays.setAll(to, i -> i == 0 || i == to.length - 1 ? from[i] : stencil.at(from, i));
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] u = new double[n];
    double[] v = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = i * i % 13;
    }
    double weight = 0.25;
    Stencil stencil = (w, i) -> w[i] + weight * (w[i - 1] - 2 * w[i] + w[i + 1]);
    for (int t = 0; t < steps; t++) {
      sweep(u, v, stencil);
      double[] swapped = u;
      u = v;
      v = swapped;
    }
    System.out.println(Arrays.stream(u).sum());
  }
}
