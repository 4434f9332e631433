import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;

/** As BoxesGrids: a table of rows that are lists of whatever, with a function that combines neighbours. */
public class BoxesTables {
  static final class Table<T> {
    private final List<T> items = new ArrayList<>();

    void add(T item) {
      items.add(item);
    }

    T at(int i) {
      return items.get(i);
    }

    void put(int i, T item) {
      items.set(i, item);
    }

    Table<T> mapped(BinaryOperator<T> operator) {
      Table<T> made = new Table<>();
      made.add(at(0));
      for (int i = 1; i < items.size() - 1; i++) {
        made.add(operator.apply(at(i - 1), at(i + 1)));
      }
      made.add(at(items.size() - 1));
      return made;
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    Table<Double> u = new Table<>();
    for (int i = 0; i < n; i++) {
      u.add(i * i % 13 + 0.5);
    }
    for (int t = 0; t < steps; t++) {
      u = u.mapped((left, right) -> 0.5 * (left + right));
    }
    System.out.println(u.at(n / 2));
  }
}
