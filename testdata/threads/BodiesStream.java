import java.util.stream.IntStream;

/** Bodies that attract each other, as arrays, on parallel streams. Arguments: bodies, steps. */
public final class BodiesStream {
  private static final double SOFT = 0.01;
  private static final double STEP = 1e-4;

  public static void main(String[] arguments) {
    int n = Integer.parseInt(arguments[0]);
    int steps = Integer.parseInt(arguments[1]);
    double[] x = new double[n];
    double[] y = new double[n];
    double[] forceX = new double[n];
    double[] forceY = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = Math.sin(i);
      y[i] = Math.cos(3 * i);
    }
    for (int s = 0; s < steps; s++) {
      IntStream.range(0, n).parallel().forEach(i -> {
        double sumX = 0;
        double sumY = 0;
        for (int j = 0; j < n; j++) {
          double dx = x[j] - x[i];
          double dy = y[j] - y[i];
          double d = dx * dx + dy * dy + SOFT;
          double f = 1 / (d * Math.sqrt(d));
          sumX += f * dx;
          sumY += f * dy;
        }
        forceX[i] = sumX;
        forceY[i] = sumY;
      });
      IntStream.range(0, n).parallel().forEach(i -> {
        x[i] += STEP * forceX[i];
        y[i] += STEP * forceY[i];
      });
    }
    System.out.println("middle " + x[n / 2]);
  }
}
