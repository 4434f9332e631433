import java.util.ArrayList;
import java.util.List;

/** All shortest roads in lists of lists: row k goes to all ranks, 4 * n * (p - 1). */
public class RoadsLists {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    List<List<Integer>> roads = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      List<Integer> row = new ArrayList<>();
      for (int j = 0; j < n; j++) {
        row.add(i == j ? 0 : 1 + (i * 7 + j * 13) % 50);
      }
      roads.add(row);
    }
    for (int k = 0; k < n; k++) {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          roads.get(i).set(j, Math.min(roads.get(i).get(j), roads.get(i).get(k) + roads.get(k).get(j)));
        }
      }
    }
    System.out.println(roads.get(1).get(n - 1));
  }
}
