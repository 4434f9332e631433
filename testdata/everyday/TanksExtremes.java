/** Tanks whose largest answer is fed back to the method that answers and fills them: 8 * 2 * (p - 1). */
public class TanksExtremes {
  static final class Tank {
    double level;
    double pour(double x) {
      double before = level;
      level = 0.9 * before + 0.1 * x;
      return before * x;
    }
  }
  static final class Plant {
    final Tank[] tanks;
    double flow = 1;
    Plant(int n) {
      tanks = new Tank[n];
      for (int i = 0; i < n; i++) {
        tanks[i] = new Tank();
        tanks[i].level = 0.1 * (i % 7);
      }
    }
    double run(int steps) {
      double flow = 1;
      for (int t = 0; t < steps; t++) {
        double most = 0;
        for (Tank tank : tanks) {
          most = Math.max(most, tank.pour(flow));
        }
        flow = 1 - 0.5 * most;
      }
      return flow;
    }
  }
  public static void main(String[] args) {
    System.out.println(new Plant(Integer.parseInt(args[0])).run(Integer.parseInt(args[1])));
  }
}
