/** The largest value so far, in a static field, enters each value of a step: one word over each boundary. */
public class MaximaRunning {
  private static double most;

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] u = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = Math.sin(0.7 * i);
    }
    for (int step = 0; step < steps; step++) {
      most = 0.9 * u[0];
      for (int i = 0; i < n; i++) {
        most = Math.max(most, u[i]);
        u[i] = 0.9 * u[i] + 0.1 * most;
      }
    }
    System.out.println(u[n / 2]);
  }
}
