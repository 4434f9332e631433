/** Half of the points on each rank; the sums of all centres are added. */
public class Clusters3Mpi extends Turns {
  static final int POINTS = 24_000;
  static final int CENTRES = 12;
  private final double[] points = new double[3 * POINTS];
  private final double[] centres = new double[3 * CENTRES];
  private int rounds;

  Clusters3Mpi() {
    for (int i = 0; i < points.length; i++) {
      points[i] = Math.sin(i * 12.9898) * 10;
    }
    begin();
  }

  private void begin() {
    for (int c = 0; c < centres.length; c++) {
      centres[c] = Math.cos(c * 78.233) * 10;
    }
  }

  public static void main(String[] arguments) {
    run(arguments, Clusters3Mpi::new);
  }

  @Override
  int size() {
    return POINTS;
  }

  @Override
  void step(int from, int to, boolean together) {
    if (rounds++ % 8 == 0) {
      begin(); // as the program does: later rounds would have less to do
    }
    double[] sums = new double[4 * CENTRES];
    for (int p = from; p < to; p++) {
      point(p, sums);
    }
    if (together) {
      sum(sums);
    }
    for (int c = 0; c < CENTRES; c++) {
      for (int k = 0; k < 3; k++) {
        centres[3 * c + k] = sums[4 * c + k] / Math.max(1, sums[4 * c + 3]);
      }
    }
  }

  private void point(int p, double[] sums) {
    int nearest = 0;
    double least = Double.MAX_VALUE;
    for (int c = 0; c < CENTRES; c++) {
      double x = points[3 * p] - centres[3 * c];
      double y = points[3 * p + 1] - centres[3 * c + 1];
      double z = points[3 * p + 2] - centres[3 * c + 2];
      double far = Math.sqrt(x * x + y * y + z * z);
      if (far < least) {
        least = far;
        nearest = c;
      }
    }
    sums[4 * nearest] += points[3 * p];
    sums[4 * nearest + 1] += points[3 * p + 1];
    sums[4 * nearest + 2] += points[3 * p + 2];
    sums[4 * nearest + 3] += 1;
  }

  @Override
  double check(int from, int to) {
    double sum = 0;
    for (double centre : centres) {
      sum += Math.abs(centre);
    }
    return sum;
  }
}
