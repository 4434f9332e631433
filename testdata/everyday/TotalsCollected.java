import java.util.Arrays;

/** Words divided by their sum, which a stream collects in an array of one word. In blocks the sum alone is shared: an allreduce of one word, 8 * 2 * (p - 1) bytes a step. */
public class TotalsCollected {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = 1 + 37 * i % 41;
    }
    for (int t = 0; t < steps; t++) {
      double[] total = Arrays.stream(x).collect(() -> new double[1], (sum, word) -> sum[0] += word, (a, b) -> a[0] += b[0]);
      for (int i = 0; i < n; i++) {
        x[i] = x[i] / total[0] + 0.01 * i;
      }
    }
    System.out.println(x[n / 2]);
  }
}
