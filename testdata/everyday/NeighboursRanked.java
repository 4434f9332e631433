/**
 * The three that are most alike to each point on a line, ranked by conditions alone. All places go to all ranks: 8 * n * (p - 1) bytes a step.
 *
 * Usage: NeighboursRanked [n [steps]]
 */
public class NeighboursRanked {
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
        float[] top = {-1, -1, -1};
        for (int j = 0; j < n; j++) {
          float alike = (float) (1 / (1 + Math.abs(x[i] - x[j])));
          if (alike > top[0]) {
            top[2] = top[1];
            top[1] = top[0];
            top[0] = alike;
          } else if (alike > top[1]) {
            top[2] = top[1];
            top[1] = alike;
          } else if (alike > top[2]) {
            top[2] = alike;
          }
        }
        crowding[i] = top[0] + top[1] + top[2];
      }
      for (int i = 0; i < n; i++) {
        x[i] += 0.01 / (0.1 + crowding[i]);
      }
    }
    System.out.println(x[n / 2]);
  }
}
