import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Loops over records and lists: orders of a shop, some with many lines and most with few. */
public class Orders {
  record Line(int article, int count, double price) {}

  record Order(int number, int region, List<Line> lines) {}

  static final class Shelf {
    double value;
    int articles;
  }

  public static void main(String[] arguments) {
    List<Order> orders = new ArrayList<>();
    for (int n = 0; n < 12_000; n++) {
      List<Line> lines = new ArrayList<>();
      for (int k = 0; k <= n % 1000 * (n % 7) / 900; k++) {
        lines.add(new Line((n * 31 + k * 17) % 5000, 1 + k % 4, 0.5 + (n + k) % 90));
      }
      orders.add(new Order(n, n % 40, lines));
    }
    double[] totals = new double[orders.size()];
    totals(orders, totals);
    int large = large(orders);
    String[] labels = new String[3000];
    labels(orders, labels);
    Shelf[] shelves = new Shelf[60];
    for (int s = 0; s < shelves.length; s++) {
      shelves[s] = new Shelf();
    }
    for (int week = 0; week < 52; week++) {
      restock(shelves, week);
    }
    double[] best = new double[600];
    best(totals, best);
    long checked = 0;
    for (int day = 0; day < 30; day++) {
      checked += checked(orders, day);
    }
    double[] medians = new double[200];
    medians(totals, medians);
    System.out.println(totals[7] + large + labels[5] + shelves[3].value + best[9] + checked + medians[11]);
  }

  static void totals(List<Order> orders, double[] totals) {
    for (int n = 0; n < totals.length; n++) {
      double sum = 0;
      for (Line line : orders.get(n).lines()) {
        sum += line.count() * line.price();
      }
      totals[n] = sum;
    }
  }

  static int large(List<Order> orders) {
    int count = 0;
    for (int n = 0; n < orders.size(); n++) {
      count += orders.get(n).lines().size() > 3 ? 1 : 0;
    }
    return count;
  }

  static void labels(List<Order> orders, String[] labels) {
    for (int n = 0; n < labels.length; n++) {
      StringBuilder text = new StringBuilder();
      for (Line line : orders.get(n).lines()) {
        text.append(line.article()).append(' ').append(line.count()).append(';');
      }
      labels[n] = text.append(n).toString();
    }
  }

  static void restock(Shelf[] shelves, int week) {
    for (int s = 0; s < shelves.length; s++) {
      shelves[s].value = 0.9 * shelves[s].value + week * s % 13;
      shelves[s].articles += week & s;
    }
  }

  static void best(double[] totals, double[] best) {
    for (int b = 0; b < best.length; b++) {
      double most = 0;
      for (int n = b; n < totals.length; n += 1 + b / 8) {
        most = Math.max(most, totals[n] * (1 + Math.sin(n * 0.001 * b)));
      }
      best[b] = most;
    }
  }

  static long checked(List<Order> orders, int day) {
    long sum = 0;
    for (int n = 0; n < 2500; n++) {
      long mixed = orders.get(n).number() * 0x9E3779B97F4A7C15L + day;
      mixed ^= mixed >>> 29;
      sum += mixed & 0xFF;
    }
    return sum;
  }

  static void medians(double[] totals, double[] medians) {
    for (int m = 0; m < medians.length; m++) {
      List<Double> group = new ArrayList<>();
      for (int n = m; n < 10_000; n += 20 + m) {
        group.add(totals[n]);
      }
      Collections.sort(group);
      medians[m] = group.get(group.size() / 2);
    }
  }
}
