/** Ground that sprouts where two neighbours in the rows above and below are green, and withers where none is, told to a plane behind a setter. Each word may change, so that all rows at borders go there: 2 * n * (p - 1) bytes a step. */
public class SproutsGrids {
  static final class Plane {
    private final int width;
    private final boolean[] green;

    Plane(int width) {
      this.width = width;
      green = new boolean[width * width];
    }

    boolean get(int i, int j) {
      return green[i * width + j];
    }

    void set(int i, int j, boolean state) {
      green[i * width + j] = state;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    Plane now = new Plane(n + 2);
    Plane next = new Plane(n + 2);
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        now.set(i, j, (i * j + i) % 5 == 0);
        next.set(i, j, (i * j + i) % 5 == 0);
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          int count = 0;
          for (int a = -1; a <= 1; a++) {
            if (now.get(i + a, j)) {
              count++;
            }
          }
          if (count == 2) {
            next.set(i, j, true);
          } else if (count == 0) {
            next.set(i, j, false);
          }
        }
      }
      Plane swapped = now;
      now = next;
      next = swapped;
    }
    int sum = 0;
    for (int i = 1; i <= n; i++) {
      for (int j = 1; j <= n; j++) {
        sum += now.get(i, j) ? 1 : 0;
      }
    }
    System.out.println(sum);
  }
}
