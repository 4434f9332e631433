/** Bodies that attract each other, all pairs, in arrays. Arguments: bodies, steps. */
public class BodiesArrays {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] x = new double[n];
    double[] y = new double[n];
    double[] vx = new double[n];
    double[] vy = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = i * 37 % 101;
      y[i] = i * 53 % 103;
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 0; i < n; i++) {
        double fx = 0;
        double fy = 0;
        for (int j = 0; j < n; j++) {
          double dx = x[j] - x[i];
          double dy = y[j] - y[i];
          double d = dx * dx + dy * dy + 0.01;
          fx += dx / (d * Math.sqrt(d));
          fy += dy / (d * Math.sqrt(d));
        }
        vx[i] += 0.01 * fx;
        vy[i] += 0.01 * fy;
      }
      for (int i = 0; i < n; i++) {
        x[i] += 0.01 * vx[i];
        y[i] += 0.01 * vy[i];
      }
    }
    System.out.println(x[0] + y[0]);
  }
}
