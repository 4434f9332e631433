import java.util.ArrayList;
import java.util.List;

/** As ClustersArrays, with lists of immutable points and new centres in each step. */
public class ClustersLists {
  record Point(double x, double y) {
    Point plus(Point other, double factor) {
      return new Point(x + factor * other.x, y + factor * other.y);
    }

    Point minus(Point other) {
      return new Point(x - other.x, y - other.y);
    }

    double square() {
      return x * x + y * y;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 192;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int centres = 3;
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      points.add(new Point(10 * (i % centres) + 0.01 * (37 * i % 41), 10 * (i % centres) - 0.01 * (53 * i % 43)));
    }
    List<Point> all = new ArrayList<>();
    for (int c = 0; c < centres; c++) {
      all.add(new Point(9 * c, 9 * c));
    }
    for (int step = 0; step < steps; step++) {
      List<Point> pulls = new ArrayList<>();
      for (int c = 0; c < centres; c++) {
        pulls.add(new Point(0, 0));
      }
      for (Point point : points) {
        int best = 0;
        for (int c = 1; c < all.size(); c++) {
          if (point.minus(all.get(c)).square() < point.minus(all.get(best)).square()) {
            best = c;
          }
        }
        pulls.set(best, pulls.get(best).plus(point.minus(all.get(best)), 1));
      }
      for (int c = 0; c < centres; c++) {
        all.set(c, all.get(c).plus(pulls.get(c), 0.005));
      }
    }
    double sum = 0;
    for (Point centre : all) {
      sum += centre.x + centre.y;
    }
    System.out.println(sum);
  }
}
