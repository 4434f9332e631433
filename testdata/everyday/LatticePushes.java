/**
 * A lattice Boltzmann line with three populations, each pushed to the neighbour it moves to; walls throw them back. One population
 * crosses a border in each direction: 8 * 2 * (p - 1) bytes a step.
 *
 * Usage: LatticePushes [n [steps]]
 */
public class LatticePushes {
  private static final double RATE = 0.8;

  private static void step(double[][] f, double[][] next) {
    int n = f.length;
    for (int i = 0; i < n; i++) {
      double density = f[i][0] + f[i][1] + f[i][2];
      double speed = (f[i][1] - f[i][2]) / density;
      double rest = f[i][0] + RATE * (density * (2 - 3 * speed * speed) / 3 - f[i][0]);
      double right = f[i][1] + RATE * (density * (1 + 3 * speed + 3 * speed * speed) / 6 - f[i][1]);
      double left = f[i][2] + RATE * (density * (1 - 3 * speed + 3 * speed * speed) / 6 - f[i][2]);
      next[i][0] = rest;
      if (i + 1 < n) {
        next[i + 1][1] = right;
      } else {
        next[i][2] = right;
      }
      if (i > 0) {
        next[i - 1][2] = left;
      } else {
        next[i][1] = left;
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[][] f = new double[n][3];
    double[][] next = new double[n][3];
    for (int i = 0; i < n; i++) {
      f[i][0] = 0.6 + 0.1 * Math.sin(0.2 * i);
      f[i][1] = 0.2;
      f[i][2] = 0.15;
    }
    for (int step = 0; step < steps; step++) {
      step(f, next);
      double[][] turn = f;
      f = next;
      next = turn;
    }
    System.out.println(f[n / 2][1]);
  }
}
