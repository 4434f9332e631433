import java.util.ArrayList;
import java.util.List;

/** A list that is drawn to its mean, which a reduction of boxes makes. In blocks the sum alone is shared: an allreduce of one word, 8 * 2 * (p - 1) bytes a step. */
public class MeansReduced {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    List<Double> x = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      x.add(Math.sin(i));
    }
    for (int t = 0; t < steps; t++) {
      double mean = x.stream().reduce(0.0, Double::sum) / n;
      List<Double> next = new ArrayList<>();
      for (double v : x) {
        next.add(v * 0.5 + mean);
      }
      x = next;
    }
    System.out.println(x.get(0));
  }
}
