/** A signal that is divided by its peak in each step. In blocks each rank finds the peak of its own, and all of them the largest: 8 * 2 * (p - 1) bytes a step. */
public class PeaksArrays {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] x = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = 1 + 37 * i % 41;
    }
    for (int step = 0; step < steps; step++) {
      double peak = x[0];
      for (int i = 1; i < n; i++) {
        peak = Math.max(peak, x[i]);
      }
      for (int i = 0; i < n; i++) {
        x[i] = x[i] / peak + 0.01 * i;
      }
    }
    System.out.println(x[n / 2]);
  }
}
