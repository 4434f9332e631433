/**
 * The four nearest of each point, itself among them, in a list that is kept in order; points are drawn to them. Each is compared with
 * every other, so that both coordinates go to all ranks: 8 * 2 * n * (p - 1) bytes a step.
 *
 * Usage: NeighboursFour [n [steps]]
 */
public class NeighboursFour {
  private static final int BEST = 4;

  private static double score(double[] x, double[] y, int i) {
    double[] best = new double[BEST];
    for (int k = 0; k < BEST; k++) {
      best[k] = Double.MAX_VALUE;
    }
    for (int j = 0; j < x.length; j++) {
      double distance = (x[i] - x[j]) * (x[i] - x[j]) + (y[i] - y[j]) * (y[i] - y[j]);
      for (int k = 0; k < BEST; k++) {
        if (distance < best[k]) {
          double worse = best[k];
          best[k] = distance;
          distance = worse;
        }
      }
    }
    return best[0] + best[1] + best[2] + best[3];
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 128;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] x = new double[n];
    double[] y = new double[n];
    double[] score = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(1.7 * i) * i;
      y[i] = Math.cos(2.3 * i) * i;
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        score[i] = score(x, y, i);
      }
      for (int i = 0; i < n; i++) {
        x[i] += 0.001 * score[i];
        y[i] -= 0.002 * score[i];
      }
    }
    System.out.println(score[n / 2]);
  }
}
