/**
 * As NeighboursFour, once, each list kept in order by the place where a distance belongs.
 * 8 * 2 * n * (p - 1) bytes.
 *
 * Usage: NeighboursPlaced [n]
 */
public class NeighboursPlaced {
  private static final int BEST = 4;

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 128;
    double[] x = new double[n];
    double[] y = new double[n];
    double[] score = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(1.7 * i) * i;
      y[i] = Math.cos(2.3 * i) * i;
    }
    for (int i = 0; i < n; i++) {
      double[] best = new double[BEST];
      for (int k = 0; k < BEST; k++) {
        best[k] = Double.MAX_VALUE;
      }
      for (int j = 0; j < n; j++) {
        double d = (x[i] - x[j]) * (x[i] - x[j]) + (y[i] - y[j]) * (y[i] - y[j]);
        int place = BEST;
        while (place > 0 && d < best[place - 1]) {
          place--;
        }
        for (int k = BEST - 1; k > place; k--) {
          best[k] = best[k - 1];
        }
        if (place < BEST) {
          best[place] = d;
        }
      }
      score[i] = best[0] + best[1] + best[2] + best[3];
    }
    System.out.println(score[n / 2]);
  }
}
