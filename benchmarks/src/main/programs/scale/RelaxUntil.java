/** Relaxes a line until it no longer changes much: how many sweeps that takes depends on the values. Argument: points. */
public class RelaxUntil {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    double[] u = new double[n];
    double[] next = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = i * 37 % 11;
    }
    double change = 1;
    while (change > 0.4) {
      change = 0;
      for (int i = 1; i < n - 1; i++) {
        next[i] = 0.25 * u[i - 1] + 0.5 * u[i] + 0.25 * u[i + 1];
        change = Math.max(change, Math.abs(next[i] - u[i]));
      }
      for (int i = 1; i < n - 1; i++) {
        u[i] = next[i];
      }
    }
    System.out.println(u[n / 2]);
  }
}
