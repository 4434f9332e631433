/** As ColonyArrays, with the plane behind the methods of a class, in a line of words. */
public class ColonyGrids {
  static final class Plane {
    private final int width;
    private final boolean[] alive;

    Plane(int width) {
      this.width = width;
      alive = new boolean[width * width];
    }

    boolean get(int i, int j) {
      return alive[i * width + j];
    }

    void set(int i, int j, boolean state) {
      alive[i * width + j] = state;
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
      }
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 1; i <= n; i++) {
        for (int j = 1; j <= n; j++) {
          int count = 0;
          for (int a = -1; a <= 1; a++) {
            for (int b = -1; b <= 1; b++) {
              if ((a != 0 || b != 0) && now.get(i + a, j + b)) {
                count++;
              }
            }
          }
          if (count == 3) {
            next.set(i, j, true);
          } else {
            next.set(i, j, now.get(i, j));
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
