import java.util.Arrays;

/** A tracer that the wind carries: the difference to the neighbour from which it blows, of two that are both loaded first. The wind blows from the left everywhere: 8 * (p - 1). */
public class ChoicesLocals {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    double[] wind = new double[n];
    double[] u = new double[n];
    double[] next = new double[n];
    for (int i = 0; i < n; i++) {
      wind[i] = 0.25 + i % 3 * 0.1;
      u[i] = i * i % 13;
    }
    for (int t = 0; t < steps; t++) {
      for (int i = 1; i < n - 1; i++) {
        double left = u[i - 1];
        double right = u[i + 1];
        next[i] = u[i] - Math.abs(wind[i]) * (u[i] - (wind[i] > 0 ? left : right));
      }
      double[] swapped = u;
      u = next;
      next = swapped;
    }
    System.out.println(Arrays.stream(u).sum());
  }
}
