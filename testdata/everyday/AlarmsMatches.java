import java.util.Arrays;

/** Whether any value of an array is above a limit decides what all do: an allreduce, 4 * 2 * (p - 1) bytes a step. */
public class AlarmsMatches {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] heat = new double[n];
    for (int i = 0; i < n; i++) {
      heat[i] = 1 + i % 7;
    }
    for (int step = 0; step < steps; step++) {
      double by = Arrays.stream(heat).anyMatch(h -> h > 100) ? 0.5 : 1.5;
      for (int i = 0; i < n; i++) {
        heat[i] *= by;
      }
    }
    System.out.println(heat[1]);
  }
}
