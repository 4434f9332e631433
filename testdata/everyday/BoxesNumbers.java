/** As BoxesGrids, of a plane of {@code T extends Number}, whole numbers, and an array of the parameter's. 4 * 2 * (n - 2) * (p - 1): columns at the rim change nothing. */
public class BoxesNumbers {
  static final class Plane<T extends Number> {
    private final T[][] rows;

    @SuppressWarnings("unchecked")
    Plane(int n) {
      rows = (T[][]) new Number[n][n];
    }

    int at(int i, int j) {
      return rows[i][j].intValue();
    }

    void put(int i, int j, T value) {
      rows[i][j] = value;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Plane<Integer> u = new Plane<>(n);
    Plane<Integer> v = new Plane<>(n);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        u.put(i, j, (i * i + 5 * j) % 13);
        v.put(i, j, 0);
      }
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        for (int j = 1; j < n - 1; j++) {
          v.put(i, j, (u.at(i - 1, j) + u.at(i + 1, j) + 3 * u.at(i, j)) % 17);
        }
      }
      Plane<Integer> swapped = u;
      u = v;
      v = swapped;
    }
    System.out.println(u.at(n / 2, n / 2));
  }
}
