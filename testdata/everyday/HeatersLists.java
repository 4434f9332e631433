import java.util.ArrayList;
import java.util.List;

/** A rod with a list of heaters, each at a place of its own. In blocks one word goes across each border in each direction: 8 * 2 * (p - 1) bytes a step. */
public class HeatersLists {
  static class Heater {
    final int place;
    final double power;

    Heater(int place, double power) {
      this.place = place;
      this.power = power;
    }

    void heat(double[] rod) {
      rod[place] += power;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] rod = new double[n];
    for (int i = 0; i < n; i++) {
      rod[i] = 20 + i % 3;
    }
    List<Heater> heaters = new ArrayList<>();
    for (int k = 0; k < 5; k++) {
      heaters.add(new Heater((13 * k + 7) % n, 1 + k));
    }
    for (int t = 0; t < steps; t++) {
      double[] next = rod.clone();
      for (int i = 1; i < n - 1; i++) {
        next[i] = rod[i] + 0.2 * (rod[i - 1] - 2 * rod[i] + rod[i + 1]);
      }
      for (Heater heater : heaters) {
        heater.heat(next);
      }
      rod = next;
    }
    double sum = 0;
    for (double value : rod) {
      sum += value;
    }
    System.out.println(sum);
  }
}
