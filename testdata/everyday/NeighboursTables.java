import java.util.Arrays;

/**
 * The four nearest of each point in a table of the whole run, a row a point, the largest of a row replaced by what is nearer. Both coordinates
 * go to all ranks: 8 * 2 * n * (p - 1) bytes a step.
 *
 * Usage: NeighboursTables [n [steps]]
 */
public class NeighboursTables {
  private static final int BEST = 4;

  static int largest(double[] row) {
    int at = 0;
    for (int k = 1; k < row.length; k++) {
      if (row[k] > row[at]) {
        at = k;
      }
    }
    return at;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] x = new double[n];
    double[] y = new double[n];
    double[][] nearest = new double[n][BEST];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(1.7 * i) * i;
      y[i] = Math.cos(2.3 * i) * i;
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        Arrays.fill(nearest[i], Double.MAX_VALUE);
        for (int j = 0; j < n; j++) {
          double distance = Math.hypot(x[i] - x[j], y[i] - y[j]);
          int at = largest(nearest[i]);
          if (distance < nearest[i][at]) {
            nearest[i][at] = distance;
          }
        }
      }
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (double distance : nearest[i]) {
          sum += distance;
        }
        x[i] += 0.001 * sum;
        y[i] -= 0.002 * sum;
      }
    }
    System.out.println(x[n / 2]);
  }
}
