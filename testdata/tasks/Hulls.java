import java.util.ArrayList;
import java.util.List;

/** Convex hulls: both sides of a line are searched by themselves, and their points follow each other. */
public class Hulls {
    record Point(double x, double y) {
        double left(Point from, Point to) {
            return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x);
        }
    }

    static List<Point> side(List<Point> points, Point from, Point to) {
        Point furthest = null;
        double most = 0;
        List<Point> outside = new ArrayList<>();
        for (Point point : points) {
            double left = point.left(from, to);
            if (left > 0) {
                outside.add(point);
                if (left > most) {
                    most = left;
                    furthest = point;
                }
            }
        }
        List<Point> hull = new ArrayList<>();
        if (furthest == null) {
            hull.add(from);
            return hull;
        }
        List<Point> before = side(outside, from, furthest);
        List<Point> behind = side(outside, furthest, to);
        hull.addAll(before);
        hull.addAll(behind);
        return hull;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3000;
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            double angle = i * 2.399963;
            double radius = 1 + i * 7919L % 1013 / 1013.0;
            points.add(new Point(radius * Math.cos(angle), radius * Math.sin(angle)));
        }
        Point west = points.get(0);
        Point east = points.get(0);
        for (Point point : points) {
            west = point.x() < west.x() ? point : west;
            east = point.x() > east.x() ? point : east;
        }
        List<Point> above = side(points, west, east); // expect: tasks
        List<Point> below = side(points, east, west);
        System.out.println(above.size() + " " + below.size() + " " + above.get(above.size() / 2));
    }
}
