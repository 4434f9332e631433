/** All-pairs forces in the plane, coordinates in arrays. In blocks of bodies every rank needs every position: 8 * 2 * n * (p - 1) bytes a step. */
public class BodiesArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 48;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] x = new double[n];
    double[] y = new double[n];
    double[] vx = new double[n];
    double[] vy = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = i % 7 + 0.1 * i;
      y[i] = i % 5 - 0.2 * i;
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        double fx = 0;
        double fy = 0;
        for (int j = 0; j < n; j++) {
          double dx = x[j] - x[i];
          double dy = y[j] - y[i];
          double r2 = dx * dx + dy * dy + 0.01;
          double s = 1 / (r2 * Math.sqrt(r2));
          fx += s * dx;
          fy += s * dy;
        }
        vx[i] += 0.001 * fx;
        vy[i] += 0.001 * fy;
      }
      for (int i = 0; i < n; i++) {
        x[i] += 0.001 * vx[i];
        y[i] += 0.001 * vy[i];
      }
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += x[i] + y[i];
    }
    System.out.println(sum);
  }
}
