/** A system with two states, each next state an array of its own, runs over a signal in each step: two words over each boundary. */
public class StatesMatrix {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] signal = new double[n];
    for (int i = 0; i < n; i++) {
      signal[i] = Math.sin(0.7 * i);
    }
    double[][] a = {{0.5, 0.1}, {-0.2, 0.4}};
    double[] b = {0.3, 0.1};
    double[] c = {1.0, 0.5};
    for (int step = 0; step < steps; step++) {
      double[] state = new double[2];
      for (int i = 0; i < n; i++) {
        double y = 0;
        double[] next = new double[2];
        for (int r = 0; r < 2; r++) {
          y += c[r] * state[r];
          next[r] = b[r] * signal[i];
          for (int s = 0; s < 2; s++) {
            next[r] += a[r][s] * state[s];
          }
        }
        state = next;
        signal[i] = y + 0.1 * signal[i];
      }
    }
    System.out.println(signal[n / 2]);
  }
}
