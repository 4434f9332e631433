/** A rod heated implicitly: each step solves for all nodes by elimination forwards, two words over each boundary, and substitution backwards, one. */
public class ThomasArrays {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] u = new double[n];
    double[] upper = new double[n];
    double[] right = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = Math.sin(0.2 * i);
    }
    for (int step = 0; step < steps; step++) {
      upper[0] = -0.2;
      right[0] = u[0] / 1.5;
      for (int i = 1; i < n; i++) {
        double pivot = 1.6 + 0.3 * upper[i - 1];
        upper[i] = (-0.3 - 0.001 * u[i]) / pivot;
        right[i] = (u[i] + 0.3 * right[i - 1]) / pivot;
      }
      u[n - 1] = right[n - 1];
      for (int i = n - 2; i >= 0; i--) {
        u[i] = right[i] - upper[i] * u[i + 1];
      }
    }
    System.out.println(u[n / 2]);
  }
}
