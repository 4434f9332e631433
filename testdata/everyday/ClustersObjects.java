/** As ClustersArrays, with an object for each point and for each centre. */
public class ClustersObjects {
  static final class Point {
    final double x;
    final double y;

    Point(double x, double y) {
      this.x = x;
      this.y = y;
    }
  }

  static final class Centre {
    double x;
    double y;
    double pullX;
    double pullY;

    Centre(double x, double y) {
      this.x = x;
      this.y = y;
    }

    double distance(Point point) {
      return (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y);
    }

    void pull(Point point) {
      pullX += point.x - x;
      pullY += point.y - y;
    }

    void move() {
      x += 0.005 * pullX;
      y += 0.005 * pullY;
      pullX = 0;
      pullY = 0;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 192;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int centres = 3;
    Point[] points = new Point[n];
    for (int i = 0; i < n; i++) {
      points[i] = new Point(10 * (i % centres) + 0.01 * (37 * i % 41), 10 * (i % centres) - 0.01 * (53 * i % 43));
    }
    Centre[] all = new Centre[centres];
    for (int c = 0; c < centres; c++) {
      all[c] = new Centre(9 * c, 9 * c);
    }
    for (int step = 0; step < steps; step++) {
      for (Point point : points) {
        Centre best = null;
        double least = Double.MAX_VALUE;
        for (Centre centre : all) {
          double distance = centre.distance(point);
          if (distance < least) {
            least = distance;
            best = centre;
          }
        }
        best.pull(point);
      }
      for (Centre centre : all) {
        centre.move();
      }
    }
    double sum = 0;
    for (Centre centre : all) {
      sum += centre.x + centre.y;
    }
    System.out.println(sum);
  }
}
