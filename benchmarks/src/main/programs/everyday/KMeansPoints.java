import java.util.ArrayList;
import java.util.List;

/** The k-means of {@code KMeansArrays} over lists of points and of centres. */
public class KMeansPoints {
  static class Point {
    final double x;
    final double y;
    Centre nearest;

    Point(double x, double y) {
      this.x = x;
      this.y = y;
    }

    double squaredDistance(Centre centre) {
      return (x - centre.x) * (x - centre.x) + (y - centre.y) * (y - centre.y);
    }

    void assign(List<Centre> centres) {
      double least = Double.MAX_VALUE;
      for (Centre centre : centres) {
        double d = squaredDistance(centre);
        if (d < least) {
          least = d;
          nearest = centre;
        }
      }
    }
  }

  static class Centre {
    double x;
    double y;
    private double sumX;
    private double sumY;
    private int count;

    Centre(Point point) {
      x = point.x;
      y = point.y;
    }

    void clear() {
      sumX = 0;
      sumY = 0;
      count = 0;
    }

    void add(Point point) {
      sumX += point.x;
      sumY += point.y;
      count++;
    }

    void move() {
      if (count > 0) {
        x = sumX / count;
        y = sumY / count;
      }
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Point> points = new ArrayList<>();
    List<Centre> centres = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      points.add(new Point(i * 37L % 1009, i * 53L % 1013));
    }
    for (int c = 0; c < 8; c++) {
      centres.add(new Centre(points.get(c)));
    }
    for (int t = 0; t < steps; t++) {
      for (Point point : points) {
        point.assign(centres);
      }
      centres.forEach(Centre::clear);
      for (Point point : points) {
        point.nearest.add(point);
      }
      centres.forEach(Centre::move);
    }
    System.out.println(centres.get(0).x + centres.get(0).y);
  }
}
