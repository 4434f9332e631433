import java.util.ArrayList;
import java.util.List;

/**
 * The three nearest of each point in a list of numbers that is kept in order by exchanges. All places go to all ranks: 8 * n * (p - 1) bytes a step.
 *
 * Usage: NeighboursLists [n [steps]]
 */
public class NeighboursLists {
  static double score(double[] x, int i) {
    List<Double> best = new ArrayList<>(List.of(1e9, 1e9, 1e9));
    for (double other : x) {
      double distance = Math.abs(x[i] - other);
      for (int k = 0; k < best.size(); k++) {
        if (distance < best.get(k)) {
          distance = best.set(k, distance);
        }
      }
    }
    double sum = 0;
    for (double distance : best) {
      sum += distance;
    }
    return sum;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] x = new double[n];
    double[] score = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(1.7 * i) * i;
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        score[i] = score(x, i);
      }
      for (int i = 0; i < n; i++) {
        x[i] += 0.001 * score[i];
      }
    }
    System.out.println(x[n / 2]);
  }
}
