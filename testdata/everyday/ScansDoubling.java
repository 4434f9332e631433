/**
 * Running sums by doubling: each word adds the one h before it, h = 1, 2, 4 and on; a step scales the sums down again. With blocks of b words a
 * shift by h below b sends h words across each of p - 1 borders, one by b and more n - h words: 8 * (sum over h) bytes a step.
 *
 * Usage: ScansDoubling [n [steps]]
 */
public class ScansDoubling {
  static double[] scan(double[] u) {
    double[] sums = u;
    for (int h = 1; h < u.length; h *= 2) {
      double[] next = new double[u.length];
      for (int i = 0; i < u.length; i++) {
        next[i] = i < h ? sums[i] : sums[i] + sums[i - h];
      }
      sums = next;
    }
    return sums;
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] u = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = i * 13 % 10;
    }
    for (int t = 0; t < steps; t++) {
      double[] sums = scan(u);
      for (int i = 0; i < n; i++) {
        u[i] = sums[i] / (i + 1);
      }
    }
    System.out.println(u[n - 1]);
  }
}
