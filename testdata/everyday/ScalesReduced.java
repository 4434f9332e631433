import java.util.Arrays;

/** An array divided by its largest and drawn to its sum of squares, both reduced from boxes. In blocks these two are shared: two allreduces of one word, 2 * 8 * 2 * (p - 1) bytes a step. */
public class ScalesReduced {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(i);
    }
    for (int t = 0; t < steps; t++) {
      double largest = Arrays.stream(x).boxed().reduce(Math::max).get();
      Double[] y = new Double[n];
      for (int i = 0; i < n; i++) {
        y[i] = x[i] / largest;
      }
      double squares = Arrays.stream(y).reduce(0.0, (sum, v) -> sum + v * v, Double::sum);
      for (int i = 0; i < n; i++) {
        x[i] = y[i] + 0.1 / squares;
      }
    }
    System.out.println(x[0]);
  }
}
