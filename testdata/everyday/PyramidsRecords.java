/** A signal smoothed through a pyramid of two levels: in blocks each level takes a point from the left to coarsen and one from the right to refine, 8 * 2 * 2 * (p - 1). */
public class PyramidsRecords {
  record Level(double[] points) {
    Level coarser() {
      int m = points.length / 2;
      double[] coarse = new double[m];
      for (int i = 0; i < m; i++) {
        double left = i == 0 ? points[0] : points[2 * i - 1];
        coarse[i] = 0.25 * (left + 2 * points[2 * i] + points[2 * i + 1]);
      }
      return new Level(coarse);
    }

    Level blended(Level coarse) {
      double[] fine = new double[points.length];
      for (int i = 0; i < points.length; i++) {
        int c = i / 2;
        double from = i % 2 == 0 || c + 1 == coarse.points.length ? coarse.points[c] : 0.5 * (coarse.points[c] + coarse.points[c + 1]);
        fine[i] = 0.5 * (points[i] + from);
      }
      return new Level(fine);
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[] start = new double[n];
    for (int i = 0; i < n; i++) {
      start[i] = i * i % 13 + 0.5;
    }
    Level image = new Level(start);
    for (int t = 0; t < steps; t++) {
      Level half = image.coarser();
      Level quarter = half.coarser();
      image = image.blended(half.blended(quarter));
    }
    System.out.println(image.points()[n / 2]);
  }
}
