import java.util.*;
/** All shortest ways in lists of lists, which conditions set: row k goes to all ranks, 4 * n * (p - 1). */
public class RoadsConditions {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    List<List<Integer>> d = new ArrayList<>();
    for (int i = 0; i < n; i++) { List<Integer> row = new ArrayList<>(); for (int j = 0; j < n; j++) row.add(i == j ? 0 : 1 + (i * 17 + j * 5) % 40); d.add(row); }
    for (int k = 0; k < n; k++)
      for (int i = 0; i < n; i++) {
        int via = d.get(i).get(k);
        for (int j = 0; j < n; j++) if (via + d.get(k).get(j) < d.get(i).get(j)) d.get(i).set(j, via + d.get(k).get(j));
      }
    System.out.println(d.get(n - 1).get(0));
  }
}
