/** As BodiesArrays, with an object for each body. */
public class BodiesObjects {
  static final class Body {
    double x;
    double y;
    double vx;
    double vy;

    Body(double x, double y) {
      this.x = x;
      this.y = y;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 48;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Body[] bodies = new Body[n];
    for (int i = 0; i < n; i++) {
      bodies[i] = new Body(i % 7 + 0.1 * i, i % 5 - 0.2 * i);
    }
    for (int step = 0; step < steps; step++) {
      for (Body body : bodies) {
        double fx = 0;
        double fy = 0;
        for (Body other : bodies) {
          double dx = other.x - body.x;
          double dy = other.y - body.y;
          double r2 = dx * dx + dy * dy + 0.01;
          double s = 1 / (r2 * Math.sqrt(r2));
          fx += s * dx;
          fy += s * dy;
        }
        body.vx += 0.001 * fx;
        body.vy += 0.001 * fy;
      }
      for (Body body : bodies) {
        body.x += 0.001 * body.vx;
        body.y += 0.001 * body.vy;
      }
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += bodies[i].x + bodies[i].y;
    }
    System.out.println(sum);
  }
}
