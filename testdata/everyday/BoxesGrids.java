/** A rod in a container of its own for anything: boxes behind a type parameter. In blocks one word goes across each border in each direction: 8 * 2 * (p - 1) bytes a step. */
public class BoxesGrids {
  static final class Grid<T> {
    private final Object[] cells;

    Grid(int n) {
      cells = new Object[n];
    }

    @SuppressWarnings("unchecked")
    T get(int i) {
      return (T) cells[i];
    }

    void set(int i, T value) {
      cells[i] = value;
    }

    int size() {
      return cells.length;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Grid<Double> u = new Grid<>(n);
    Grid<Double> v = new Grid<>(n);
    for (int i = 0; i < n; i++) {
      u.set(i, i * i % 13 + 0.5);
      v.set(i, i * i % 13 + 0.5);
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        v.set(i, u.get(i) + 0.25 * (u.get(i - 1) - 2 * u.get(i) + u.get(i + 1)));
      }
      Grid<Double> swapped = u;
      u = v;
      v = swapped;
    }
    System.out.println(u.get(n / 2));
  }
}
