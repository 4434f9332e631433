/**
 * An American put by a binomial tree, its values in one array that is used less far in each step. The first value of a rank, at B, goes to the rank
 * before while it is used: 8 * sum over B of (n - B) / (n - 1) bytes a step.
 *
 * Usage: OptionsBinomial [n]
 */
public class OptionsBinomial {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    double up = 1.02;
    double[] value = new double[n];
    for (int i = 0; i < n; i++) {
      value[i] = Math.max(0, 100 - 100 * Math.pow(up, 2 * i - n + 1));
    }
    for (int t = n - 2; t >= 0; t--) {
      for (int i = 0; i <= t; i++) {
        double held = 0.999 * (0.51 * value[i + 1] + 0.49 * value[i]);
        double exercised = 100 - 100 * Math.pow(up, 2 * i - t);
        value[i] = Math.max(held, exercised);
      }
    }
    System.out.println(value[0]);
  }
}
