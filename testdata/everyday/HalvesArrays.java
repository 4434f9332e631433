/** Shares of a sum that is added by halves, by recursion. In blocks: an allreduce, 8 * 2 * (p - 1) bytes a step. */
public class HalvesArrays {
  static double sum(double[] values, int from, int to) {
    if (to - from == 1) {
      return values[from];
    }
    int middle = (from + to) / 2;
    return sum(values, from, middle) + sum(values, middle, to);
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] values = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = i % 7 + 1;
    }
    for (int t = 0; t < steps; t++) {
      double sum = sum(values, 0, n);
      for (int i = 0; i < n; i++) {
        values[i] = 1 + values[i] / sum;
      }
    }
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    System.out.println(sum);
  }
}
