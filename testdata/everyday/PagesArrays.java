/** Ranks of pages on a ring: page i is linked to by i - 1 and i + 3, each of which has two links. In blocks each rank is sent one rank from the left and three from the right: 8 * 4 * p bytes a step. */
public class PagesArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 96;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    int[] start = new int[n + 1];
    int[] from = new int[2 * n];
    for (int i = 0; i < n; i++) {
      start[i + 1] = 2 * i + 2;
      from[2 * i] = (i + n - 1) % n;
      from[2 * i + 1] = (i + 3) % n;
    }
    double[] rank = new double[n];
    double[] next = new double[n];
    for (int i = 0; i < n; i++) {
      rank[i] = 2.0 * (i + 1) / n / (n + 1);
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        double sum = 0;
        for (int k = start[i]; k < start[i + 1]; k++) {
          sum += rank[from[k]] / 2;
        }
        next[i] = 0.15 / n + 0.85 * sum;
      }
      double[] swapped = rank;
      rank = next;
      next = swapped;
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += i * rank[i];
    }
    System.out.println(sum);
  }
}
