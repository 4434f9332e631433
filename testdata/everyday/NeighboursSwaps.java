/**
 * The three nearest of each point on a line, in fields that change places. All places go to all ranks: 8 * n * (p - 1) bytes a step.
 *
 * Usage: NeighboursSwaps [n [steps]]
 */
public class NeighboursSwaps {
  static class Three {
    private double first = 1e9;
    private double second = 1e9;
    private double third = 1e9;

    void add(double distance) {
      if (distance < third) {
        third = distance;
      }
      if (third < second) {
        double nearer = third;
        third = second;
        second = nearer;
      }
      if (second < first) {
        double nearer = second;
        second = first;
        first = nearer;
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] x = new double[n];
    double[] crowding = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(1.3 * i) * n;
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        Three three = new Three();
        for (double other : x) {
          three.add((x[i] - other) * (x[i] - other));
        }
        crowding[i] = three.first + three.second + three.third;
      }
      for (int i = 0; i < n; i++) {
        x[i] += 0.01 / (0.1 + crowding[i]);
      }
    }
    System.out.println(x[n / 2]);
  }
}
