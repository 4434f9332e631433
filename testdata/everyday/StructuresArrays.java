import java.util.Arrays;

/**
 * A field that is damped by the mean squares of its differences at several distances. 8 * lags * (p - 1) bytes of a halo and 8 * 2 * lags * (p - 1) of sums a step.
 *
 * Usage: StructuresArrays [n [lags [steps]]]
 */
public class StructuresArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int lags = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    double[] field = new double[n];
    double[] structure = new double[lags];
    for (int i = 0; i < n; i++) {
      field[i] = Math.sin(0.3 * i);
    }
    for (int step = 0; step < steps; step++) {
      Arrays.fill(structure, 0);
      for (int i = 0; i < n; i++) {
        for (int k = 1; k <= lags; k++) {
          if (i + k < n) {
            double d = field[i + k] - field[i];
            structure[k - 1] += d * d / n;
          }
        }
      }
      double damping = 0;
      for (int k = 0; k < lags; k++) {
        damping += structure[k] / lags;
      }
      for (int i = 0; i < n; i++) {
        field[i] = field[i] / (1 + damping) + 0.01 * i;
      }
    }
    System.out.println(field[3]);
  }
}
