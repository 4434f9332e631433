import java.util.ArrayList;
import java.util.List;

/** Whole numbers that grow by what their sum leaves, a reduction of boxes. In blocks the sum alone is shared: an allreduce of one word, 4 * 2 * (p - 1) bytes a step. */
public class TalliesReduced {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    List<Integer> tallies = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      tallies.add(1000 + i * 7 % 13);
    }
    for (int t = 0; t < steps; t++) {
      int sum = tallies.stream().reduce(0, Integer::sum);
      List<Integer> next = new ArrayList<>();
      for (int tally : tallies) {
        next.add(tally + sum % 5);
      }
      tallies = next;
    }
    System.out.println(tallies.get(0));
  }
}
