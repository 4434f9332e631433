import java.util.ArrayList;
import java.util.List;

/** Means of the points nearest to each centre, of records, sums in arrays that each step makes. In blocks of points each rank adds up and counts its own: (8 * 2 + 4) * 2 * centres * (p - 1) bytes a step. */
public class NearestRecords {
  record Point(double x, double y) {
    double squaredDistance(Point other) {
      return (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y);
    }
  }

  static int nearest(List<Point> centres, Point point) {
    int best = 0;
    double least = point.squaredDistance(centres.get(0));
    for (int c = 1; c < centres.size(); c++) {
      double distance = point.squaredDistance(centres.get(c));
      if (distance < least) {
        least = distance;
        best = c;
      }
    }
    return best;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 192;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      points.add(new Point(10 * (i % 3) + 0.01 * (37 * i % 41), 10 * (i % 3) - 0.01 * (53 * i % 43)));
    }
    List<Point> centres = new ArrayList<>();
    for (int c = 0; c < 3; c++) {
      centres.add(new Point(9 * c, 9 * c));
    }
    for (int step = 0; step < steps; step++) {
      double[] sumX = new double[3];
      double[] sumY = new double[3];
      int[] count = new int[3];
      for (Point point : points) {
        int c = nearest(centres, point);
        sumX[c] += point.x();
        sumY[c] += point.y();
        count[c]++;
      }
      List<Point> next = new ArrayList<>();
      for (int c = 0; c < 3; c++) {
        next.add(count[c] == 0 ? centres.get(c) : new Point(sumX[c] / count[c], sumY[c] / count[c]));
      }
      centres = next;
    }
    double sum = 0;
    for (Point centre : centres) {
      sum += centre.x() + centre.y();
    }
    System.out.println(sum);
  }
}
