/** Marks that are put on a common scale in each step, with classes for the marks and their statistics. Mean and variance are two sums: 2 * 8 * 2 * (p - 1) bytes a step. */
public class MarksClasses {
  static final class Marks {
    private final double[] values;

    Marks(int n) {
      values = new double[n];
      for (int i = 0; i < n; i++) {
        values[i] = 17 * i % 29;
      }
    }

    int size() {
      return values.length;
    }

    double get(int i) {
      return values[i];
    }

    void scale(double mean, double deviation) {
      for (int i = 0; i < values.length; i++) {
        values[i] = (values[i] - mean) / deviation + 0.01 * i;
      }
    }
  }

  static final class Statistics {
    private final Marks marks;

    Statistics(Marks marks) {
      this.marks = marks;
    }

    double mean() {
      double sum = 0;
      for (int i = 0; i < marks.size(); i++) {
        sum += marks.get(i);
      }
      return sum / marks.size();
    }

    double deviation(double mean) {
      double sum = 0;
      for (int i = 0; i < marks.size(); i++) {
        sum += (marks.get(i) - mean) * (marks.get(i) - mean);
      }
      return Math.sqrt(sum / marks.size());
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Marks marks = new Marks(n);
    Statistics statistics = new Statistics(marks);
    for (int t = 0; t < steps; t++) {
      double mean = statistics.mean();
      marks.scale(mean, statistics.deviation(mean));
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += marks.get(i);
    }
    System.out.println(sum);
  }
}
