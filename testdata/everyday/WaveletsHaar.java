/**
 * A signal that loses a little of its details in each step: Haar's wavelets forth and back, in place. Of the pairs p - 1 have their two
 * words on two ranks, which exchange them forth and back: 8 * 2 * 2 * (p - 1) bytes a step.
 *
 * Usage: WaveletsHaar [n [steps]]
 */
public class WaveletsHaar {
  static void forward(double[] u) {
    for (int half = 1; half < u.length; half *= 2) {
      for (int i = 0; i < u.length; i += 2 * half) {
        double mean = 0.5 * (u[i] + u[i + half]);
        double detail = 0.5 * (u[i] - u[i + half]);
        u[i] = mean;
        u[i + half] = detail;
      }
    }
  }

  static void backward(double[] u) {
    for (int half = u.length / 2; half >= 1; half /= 2) {
      for (int i = 0; i < u.length; i += 2 * half) {
        double first = u[i] + u[i + half];
        double second = u[i] - u[i + half];
        u[i] = first;
        u[i + half] = second;
      }
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] u = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = Math.sin(0.1 * i) + i * 7 % 5;
    }
    for (int step = 0; step < steps; step++) {
      forward(u);
      for (int i = 1; i < n; i++) {
        u[i] *= 0.9;
      }
      backward(u);
    }
    System.out.println(u[n / 2]);
  }
}
