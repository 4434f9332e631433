/**
 * As SumsTurns, both arrays in one that is indexed by what is left of the step. One partial result of each group, 8 * n / 4 bytes a step.
 *
 * Usage: SumsHalves [n [steps]]
 */
public class SumsHalves {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 5;
    double[][] r = new double[2][n];
    double[] base = new double[n];
    for (int i = 0; i < n; i++) {
      r[0][i] = Math.sin(0.3 * i);
      base[i] = 0.01 * i;
    }
    for (int step = 0; step < steps; step++) {
      double[] from = r[step % 2];
      double[] to = r[1 - step % 2];
      for (int i = 0; i < n; i++) {
        to[i] = base[i] * (step + 1);
      }
      for (int i = 0; i < n; i++) {
        int group = (i + n / 2) % n / 4;
        to[4 * group + group % 4] += 0.2 * from[i];
      }
    }
    double total = 0;
    for (double value : r[steps % 2]) {
      total += value;
    }
    System.out.println(total);
  }
}
