import java.util.Arrays;

/** As PeaksArrays, by a reduction that begins with the first sample. */
public class PeaksStreams {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] x = new double[n];
    Arrays.setAll(x, i -> 1 + 37 * i % 41);
    for (int step = 0; step < steps; step++) {
      double peak = Arrays.stream(x).reduce((a, b) -> Math.max(a, b)).orElseThrow();
      Arrays.setAll(x, i -> x[i] / peak + 0.01 * i);
    }
    System.out.println(x[n / 2]);
  }
}
