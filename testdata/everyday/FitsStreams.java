import java.util.List;
import java.util.stream.IntStream;

/** The same of records and streams, a register for each of 144 sums: 8 * 144 * (p - 1). */
public class FitsStreams {
  record Sample(double[] x) {}
  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int features = Integer.parseInt(args[1]);
    List<Sample> samples = IntStream.range(0, n).mapToObj(i -> new Sample(IntStream.range(0, features).mapToDouble(j -> Math.sin(i * (j + 1.3))).toArray())).toList();
    double[][] a = new double[features][features];
    for (int j = 0; j < features; j++) {
      for (int k = 0; k < features; k++) {
        int one = j;
        int other = k;
        a[j][k] = samples.stream().mapToDouble(sample -> sample.x()[one] * sample.x()[other]).sum();
      }
    }
    double sum = 0;
    for (double[] row : a) {
      for (double each : row) {
        sum += each;
      }
    }
    System.out.println(sum);
  }
}
