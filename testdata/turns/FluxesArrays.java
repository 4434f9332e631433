/** A flux for each cell, used with the one before as soon as it is there: a rank waits for one flux, and does what comes later meanwhile. */
public class FluxesArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] u = new double[n];
    double[] flux = new double[n];
    for (int i = 0; i < n; i++) {
      u[i] = i % 7;
    }
    for (int step = 0; step < steps; step++) {
      for (int i = 0; i < n; i++) {
        flux[i] = 0.1 * u[i] * u[i];
        u[i] -= i == 0 ? flux[i] : flux[i] - flux[i - 1];
      }
    }
    System.out.println(u[n / 2]);
  }
}
