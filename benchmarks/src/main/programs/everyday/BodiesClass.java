/** The bodies of {@code BodiesArrays} with their arrays in a class, and methods for its parts. */
public class BodiesClass {
  private final double[] x;
  private final double[] y;
  private final double[] vx;
  private final double[] vy;
  private final int n;

  BodiesClass(int n) {
    this.n = n;
    x = new double[n];
    y = new double[n];
    vx = new double[n];
    vy = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = i * 37 % 101;
      y[i] = i * 53 % 103;
    }
  }

  private double distance(int i, int j) {
    double dx = x[j] - x[i];
    double dy = y[j] - y[i];
    return dx * dx + dy * dy + 0.01;
  }

  private static double strength(double d) {
    return 1 / (d * Math.sqrt(d));
  }

  private void accelerate(int i) {
    double fx = 0;
    double fy = 0;
    for (int j = 0; j < n; j++) {
      double strength = strength(distance(i, j));
      fx += (x[j] - x[i]) * strength;
      fy += (y[j] - y[i]) * strength;
    }
    vx[i] += 0.01 * fx;
    vy[i] += 0.01 * fy;
  }

  private void move(int i) {
    x[i] += 0.01 * vx[i];
    y[i] += 0.01 * vy[i];
  }

  void step() {
    for (int i = 0; i < n; i++) {
      accelerate(i);
    }
    for (int i = 0; i < n; i++) {
      move(i);
    }
  }

  public static void main(String[] args) {
    BodiesClass bodies = new BodiesClass(Integer.parseInt(args[0]));
    for (int t = 0; t < Integer.parseInt(args[1]); t++) {
      bodies.step();
    }
    System.out.println(bodies.x[0] + bodies.y[0]);
  }
}
