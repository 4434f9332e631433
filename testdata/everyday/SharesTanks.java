/** Tanks in a row: it rains into each, then each gives a share to the next, in loops of their own. A share crosses each border, 8 * (p - 1) bytes a step. */
public class SharesTanks {
  static final class Tank {
    private double level;
    private double out;

    void fill(double rain) {
      level += rain;
    }

    void measure() {
      out = 0.05 * level * level;
    }

    void drain(double in) {
      level += in - out;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Tank[] tanks = new Tank[n];
    for (int i = 0; i < n; i++) {
      tanks[i] = new Tank();
      tanks[i].level = 1 + i % 3;
    }
    for (int step = 0; step < steps; step++) {
      for (Tank tank : tanks) {
        tank.fill(0.1);
      }
      for (Tank tank : tanks) {
        tank.measure();
      }
      for (int i = 0; i < n; i++) {
        tanks[i].drain(i > 0 ? tanks[i - 1].out : 0);
      }
    }
    System.out.println(tanks[n / 2].level);
  }
}
