import java.util.ArrayList;
import java.util.List;

/** Edit distance of two words, a list a row: the last cost of a block is sent once, for its row and for the next, 4 * (p - 1). */
public class EditsLists {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    String first = "kittensitting".repeat(n).substring(0, steps);
    String second = "sundaysaturday".repeat(n).substring(0, n);
    List<Integer> costs = new ArrayList<>();
    for (int j = 0; j <= n; j++) {
      costs.add(j);
    }
    for (int i = 1; i <= first.length(); i++) {
      List<Integer> next = new ArrayList<>();
      next.add(i);
      for (int j = 1; j <= n; j++) {
        int replace = costs.get(j - 1) + (first.charAt(i - 1) == second.charAt(j - 1) ? 0 : 1);
        next.add(Math.min(replace, 1 + Math.min(costs.get(j), next.get(j - 1))));
      }
      costs = next;
    }
    System.out.println(costs.get(n));
  }
}
