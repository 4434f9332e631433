/** Bodies that all attract each other. */
public class Swarm {
  static final int N = 700;

  public static void main(String[] arguments) {
    double[] x = new double[N];
    double[] y = new double[N];
    double[] vx = new double[N];
    double[] vy = new double[N];
    for (int i = 0; i < N; i++) {
      x[i] = Math.sin(i * 1.7) * i;
      y[i] = Math.cos(i * 2.3) * i;
    }
    for (int step = 0; step < 8; step++) {
      for (int i = 0; i < N; i++) {
        double ax = 0;
        double ay = 0;
        for (int j = 0; j < N; j++) {
          double dx = x[j] - x[i];
          double dy = y[j] - y[i];
          double square = dx * dx + dy * dy + 0.01;
          double pull = 1 / (square * Math.sqrt(square));
          ax += dx * pull;
          ay += dy * pull;
        }
        vx[i] += 0.01 * ax;
        vy[i] += 0.01 * ay;
      }
      for (int i = 0; i < N; i++) {
        x[i] += 0.01 * vx[i];
        y[i] += 0.01 * vy[i];
      }
    }
    System.out.println(x[3] + y[5]);
  }
}
