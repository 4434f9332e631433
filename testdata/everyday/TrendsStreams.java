import java.util.stream.IntStream;

/** A series is smoothed with its trend by a stream over its places; level and trend are in an array. Each step passes two words over each boundary. */
public class TrendsStreams {
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    double[] series = IntStream.range(0, n).mapToDouble(i -> Math.sin(0.7 * i)).toArray();
    for (int step = 0; step < steps; step++) {
      double[] state = new double[2];
      IntStream.range(0, n).forEach(i -> {
        double before = state[0];
        state[0] = 0.5 * series[i] + 0.5 * (state[0] + state[1]);
        state[1] = 0.3 * (state[0] - before) + 0.7 * state[1];
        series[i] = state[0] + state[1];
      });
    }
    System.out.println(series[n / 2]);
  }
}
