/** Diffusion in space behind a class with one array: a plane over each border both ways, 8 * 2 * n * n * (p - 1) bytes a step. */
public class DiffusionSpace {
  static final class Space {
    private final int n;
    private final double[] values;

    Space(int n) {
      this.n = n;
      values = new double[n * n * n];
    }

    private int index(int x, int y, int z) {
      return (x * n + y) * n + z;
    }

    double get(int x, int y, int z) {
      return values[index(x, y, z)];
    }

    void set(int x, int y, int z, double value) {
      values[index(x, y, z)] = value;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    Space now = new Space(n + 2);
    Space next = new Space(n + 2);
    for (int x = 1; x <= n; x++) {
      for (int y = 1; y <= n; y++) {
        for (int z = 1; z <= n; z++) {
          now.set(x, y, z, (x * y + z) % 7);
        }
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int x = 1; x <= n; x++) {
        for (int y = 1; y <= n; y++) {
          for (int z = 1; z <= n; z++) {
            double around = now.get(x - 1, y, z) + now.get(x + 1, y, z) + now.get(x, y - 1, z) + now.get(x, y + 1, z) + now.get(x, y, z - 1) + now.get(x, y, z + 1);
            next.set(x, y, z, now.get(x, y, z) + 0.1 * (around - 6 * now.get(x, y, z)));
          }
        }
      }
      Space turn = now;
      now = next;
      next = turn;
    }
    System.out.println(now.get(n / 2, n / 2, n / 2));
  }
}
