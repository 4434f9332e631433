/** As ChoicesLocals: the choice is a method's, of numbers that it is handed. */
public class ChoicesMethods {
  static double upwind(double wind, double left, double right) {
    return wind > 0 ? left : right;
  }

  static double flux(double[] wind, double[] u, int i) {
    return wind[i] * upwind(wind[i], u[i - 1], u[i]);
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[] wind = new double[n + 1];
    double[] u = new double[n];
    for (int i = 0; i < n; i++) {
      wind[i] = 0.25;
      u[i] = i * i % 13;
    }
    double[] f = new double[n + 1];
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n; i++) {
        f[i] = flux(wind, u, i);
      }
      for (int i = 1; i < n - 1; i++) {
        u[i] -= f[i + 1] - f[i];
      }
    }
    System.out.println(u[n / 2]);
  }
}
