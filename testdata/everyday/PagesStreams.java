import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** As PagesArrays, with lists of links and a new array of ranks by a stream in each step. */
public class PagesStreams {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 96;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<List<Integer>> sources = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      sources.add(List.of((i + n - 1) % n, (i + 3) % n));
    }
    double[] rank = IntStream.range(0, n).mapToDouble(i -> 2.0 * (i + 1) / n / (n + 1)).toArray();
    for (int step = 0; step < steps; step++) {
      double[] before = rank;
      rank = IntStream.range(0, n).mapToDouble(i -> 0.15 / n + 0.85 * sources.get(i).stream().mapToDouble(j -> before[j] / 2).sum()).toArray();
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += i * rank[i];
    }
    System.out.println(sum);
  }
}
