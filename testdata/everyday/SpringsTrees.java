import java.util.Map;
import java.util.TreeMap;

/** Masses in a tree by their number, springs between neighbours: 2 * 8 * (p - 1). */
public class SpringsTrees {
  static class Mass {
    double x;
    double v;

    Mass(double x) {
      this.x = x;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Map<Integer, Mass> masses = new TreeMap<>();
    for (int id = 0; id < n; id++) {
      masses.put(id, new Mass(id + 0.1 * (id % 3)));
    }
    for (int t = 0; t < steps; t++) {
      for (Map.Entry<Integer, Mass> entry : masses.entrySet()) {
        Mass mass = entry.getValue();
        Mass left = masses.get(entry.getKey() - 1);
        Mass right = masses.get(entry.getKey() + 1);
        double force = 0;
        if (left != null) {
          force += left.x - mass.x + 1;
        }
        if (right != null) {
          force += right.x - mass.x - 1;
        }
        mass.v += 0.01 * force;
      }
      for (Mass mass : masses.values()) {
        mass.x += 0.01 * mass.v;
      }
    }
    System.out.println(masses.get(n / 2).x);
  }
}
