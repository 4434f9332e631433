/**
 * The two nearest of each point on a line, as a record that is replaced. All places go to all ranks: 8 * n * (p - 1) bytes a step.
 *
 * Usage: NeighboursRecords [n [steps]]
 */
public class NeighboursRecords {
  record Nearest(double first, double second) {
    Nearest with(double distance) {
      if (distance < first) {
        return new Nearest(distance, first);
      }
      return distance < second ? new Nearest(first, distance) : this;
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
        Nearest nearest = new Nearest(1e9, 1e9);
        for (int j = 0; j < n; j++) {
          nearest = nearest.with(Math.abs(x[i] - x[j]));
        }
        crowding[i] = nearest.first() + nearest.second();
      }
      for (int i = 0; i < n; i++) {
        x[i] += 0.01 / (0.1 + crowding[i]);
      }
    }
    System.out.println(x[n / 2]);
  }
}
