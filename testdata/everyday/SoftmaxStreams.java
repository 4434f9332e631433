import java.util.Arrays;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/** Scores that grow with their share of the sum of exponentials, as streams. In blocks the sum alone is shared: an allreduce of one word, 8 * 2 * (p - 1) bytes a step. */
public class SoftmaxStreams {
  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    int steps = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    double[] score = IntStream.range(0, n).mapToDouble(i -> 0.1 * (i % 11)).toArray();
    for (int t = 0; t < steps; t++) {
      double[] weight = DoubleStream.of(score).map(Math::exp).toArray();
      double all = Arrays.stream(weight).sum();
      double[] before = score;
      score = IntStream.range(0, n).mapToDouble(i -> before[i] + 0.1 * weight[i] / all).toArray();
    }
    System.out.println(Arrays.stream(score).sum());
  }
}
