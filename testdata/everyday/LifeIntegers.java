import java.util.ArrayList;
import java.util.List;

/** As LifeEnums, with lists of lists of whole numbers, whose boxes the library shares. */
public class LifeIntegers {
  static List<List<Integer>> next(List<List<Integer>> cells) {
    List<List<Integer>> next = new ArrayList<>();
    int n = cells.size();
    for (int i = 0; i < n; i++) {
      List<Integer> row = new ArrayList<>();
      for (int j = 0; j < n; j++) {
        int alive = 0;
        for (int a = Math.max(0, i - 1); a <= Math.min(n - 1, i + 1); a++) {
          for (int b = Math.max(0, j - 1); b <= Math.min(n - 1, j + 1); b++) {
            alive += a == i && b == j ? 0 : cells.get(a).get(b);
          }
        }
        row.add(alive == 3 || alive == 2 && cells.get(i).get(j) == 1 ? 1 : 0);
      }
      next.add(row);
    }
    return next;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 24;
    List<List<Integer>> cells = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      List<Integer> row = new ArrayList<>();
      for (int j = 0; j < n; j++) {
        row.add((i * j + i) % 3 == 0 ? 1 : 0);
      }
      cells.add(row);
    }
    for (int t = 0; t < (args.length > 1 ? Integer.parseInt(args[1]) : 3); t++) {
      cells = next(cells);
    }
    System.out.println(cells.get(n / 2));
  }
}
