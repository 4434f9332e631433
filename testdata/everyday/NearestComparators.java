import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

/** As ClustersArrays, with the least of the centres by an object that compares two of them. */
public class NearestComparators {
  static final class Point {
    final double x;
    final double y;

    Point(double x, double y) {
      this.x = x;
      this.y = y;
    }
  }

  static final class Centre {
    private double x;
    private double y;
    private double pullX;
    private double pullY;

    Centre(double x, double y) {
      this.x = x;
      this.y = y;
    }

    double distanceTo(Point point) {
      double dx = point.x - x;
      double dy = point.y - y;
      return dx * dx + dy * dy;
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

  static final class ByDistance implements Comparator<Centre> {
    private final Point point;

    ByDistance(Point point) {
      this.point = point;
    }

    @Override
    public int compare(Centre one, Centre other) {
      return Double.compare(one.distanceTo(point), other.distanceTo(point));
    }
  }

  private final List<Centre> centres;

  NearestComparators(List<Centre> centres) {
    this.centres = centres;
  }

  Centre nearest(Point point) {
    return Collections.min(centres, new ByDistance(point));
  }

  void step(Point[] points) {
    for (Point point : points) {
      nearest(point).pull(point);
    }
    for (Centre centre : centres) {
      centre.move();
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 192;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Point[] points = new Point[n];
    for (int i = 0; i < n; i++) {
      points[i] = new Point(10 * (i % 3) + 0.01 * (37 * i % 41), 10 * (i % 3) - 0.01 * (53 * i % 43));
    }
    Centre[] centres = new Centre[3];
    for (int c = 0; c < 3; c++) {
      centres[c] = new Centre(9 * c, 9 * c);
    }
    NearestComparators model = new NearestComparators(Arrays.asList(centres));
    for (int step = 0; step < steps; step++) {
      model.step(points);
    }
    double sum = 0;
    for (Centre centre : centres) {
      sum += centre.x + centre.y;
    }
    System.out.println(sum);
  }
}
