/** Points are given to the nearest of some centres, which then move to the middle of theirs. */
public class Clusters3 {
  static final int POINTS = 24_000;
  static final int CENTRES = 12;

  public static void main(String[] arguments) {
    double[] points = new double[3 * POINTS];
    for (int i = 0; i < points.length; i++) {
      points[i] = Math.sin(i * 12.9898) * 10;
    }
    double[] centres = new double[3 * CENTRES];
    for (int c = 0; c < centres.length; c++) {
      centres[c] = Math.cos(c * 78.233) * 10;
    }
    for (int round = 0; round < 8; round++) {
      double[] sums = new double[4 * CENTRES];
      for (int p = 0; p < POINTS; p++) {
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
      for (int c = 0; c < CENTRES; c++) {
        for (int k = 0; k < 3; k++) {
          centres[3 * c + k] = sums[4 * c + k] / Math.max(1, sums[4 * c + 3]);
        }
      }
    }
    System.out.println(centres[0] + centres[5]);
  }
}
