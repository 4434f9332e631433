import java.util.ArrayList;
import java.util.List;

/** Whole numbers in a list, divided by what a stream of them adds up to. In blocks the sum alone is shared: an allreduce of one word, 4 * 2 * (p - 1) bytes a step. */
public class TotalsCounts {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<Integer> counts = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      counts.add(1000 + 37 * i % 41);
    }
    for (int t = 0; t < steps; t++) {
      int total = counts.stream().mapToInt(Integer::intValue).sum();
      for (int i = 0; i < n; i++) {
        counts.set(i, counts.get(i) * 1000 / (total / n + 1) + i);
      }
    }
    System.out.println(counts.get(n / 2));
  }
}
