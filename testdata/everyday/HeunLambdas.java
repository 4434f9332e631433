import java.util.Arrays;
import java.util.function.UnaryOperator;

/**
 * Heun's method for a ring of oscillators, the right-hand side a function that is passed on. Of both stages a word goes across each border
 * in each direction: 8 * 2 * 2 * p bytes a step.
 *
 * Usage: HeunLambdas [n [steps]]
 */
public class HeunLambdas {
  static double[] heun(double[] u, double dt, UnaryOperator<double[]> derivative) {
    double[] k1 = derivative.apply(u);
    double[] stage = new double[u.length];
    Arrays.setAll(stage, i -> u[i] + dt * k1[i]);
    double[] k2 = derivative.apply(stage);
    double[] result = new double[u.length];
    Arrays.setAll(result, i -> u[i] + 0.5 * dt * (k1[i] + k2[i]));
    return result;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[] u = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = Math.sin(i) + 2;
    }
    UnaryOperator<double[]> coupled = v -> {
      double[] rate = new double[v.length];
      for (int i = 0; i < v.length; i++) {
        double left = v[Math.floorMod(i - 1, v.length)];
        double right = v[Math.floorMod(i + 1, v.length)];
        rate[i] = Math.sin(left - v[i]) + Math.sin(right - v[i]);
      }
      return rate;
    };
    for (int t = 0; t < steps; t++) {
      u = heun(u, 0.05, coupled);
    }
    System.out.println(u[n / 2]);
  }
}
