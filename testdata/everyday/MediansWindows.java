import java.util.Arrays;

/**
 * A signal drawn to the median of five, each window put in order in a copy. Two values go to each side: 8 * 2 * 2 * (p - 1) bytes a step.
 *
 * Usage: MediansWindows [n [steps]]
 */
public class MediansWindows {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[] u = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = Math.sin(0.3 * i) + (i * 7 % 5) * 0.2;
    }
    double[] next = u.clone();
    for (int step = 0; step < steps; step++) {
      for (int i = 2; i < n - 2; i++) {
        double[] window = Arrays.copyOfRange(u, i - 2, i + 3);
        Arrays.sort(window);
        next[i] = 0.9 * window[2] + 0.1 * u[i];
      }
      double[] turn = u;
      u = next;
      next = turn;
    }
    System.out.println(u[n / 2]);
  }
}
