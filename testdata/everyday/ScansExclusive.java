/** Sums of all words before each one: the field is read before it is given the next sum. One word over each boundary. */
public class ScansExclusive {
  private double sum;

  double before(double x) {
    double given = sum;
    sum += x;
    return given;
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] u = new double[n];
    double[] offset = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = Math.sin(0.7 * i);
    }
    for (int step = 0; step < steps; step++) {
      ScansExclusive scan = new ScansExclusive();
      for (int i = 0; i < n; i++) {
        offset[i] = scan.before(u[i]);
      }
      for (int i = 0; i < n; i++) {
        u[i] = 0.5 * u[i] + 0.01 * offset[i];
      }
    }
    System.out.println(u[n / 2]);
  }
}
