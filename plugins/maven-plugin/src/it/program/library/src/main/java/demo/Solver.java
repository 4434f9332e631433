package demo;

/** Heat in a rod. */
public class Solver {
  private double[] now;
  private double[] next;

  public Solver(int points) {
    now = new double[points];
    next = new double[points];
    now[0] = 1;
    next[0] = 1;
  }

  public double[] step() {
    for (int i = 1; i < now.length - 1; i++) {
      next[i] = 0.5 * (now[i - 1] + now[i + 1]);
    }
    double[] old = now;
    now = next;
    next = old;
    return now;
  }
}
