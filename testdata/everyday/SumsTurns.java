/**
 * Sums that begin anew in an array that takes turns with another: the four points of a group add to one word of the opposite group.
 * One partial result of each group, 8 * n / 4 bytes a step.
 *
 * Usage: SumsTurns [n [steps]]
 */
public class SumsTurns {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[] r = new double[n];
    double[] q = new double[n];
    double[] base = new double[n];
    for (int i = 0; i < n; i++) {
      r[i] = Math.sin(0.3 * i);
      base[i] = 0.01 * i;
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        q[i] = base[i] * (step + 1);
      }
      for (int i = 0; i < n; i++) {
        int group = (i + n / 2) % n / 4;
        q[4 * group + group % 4] += 0.2 * r[i];
      }
      double[] turn = r;
      r = q;
      q = turn;
    }
    double sum = 0;
    for (int i = 0; i < n; i++) {
      sum += r[i];
    }
    System.out.println(sum);
  }
}
