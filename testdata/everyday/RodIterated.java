import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A ring whose states are the elements of a stream, each made of the one before: 8 * 2 * p bytes a step. */
public class RodIterated {
  record Rod(double[] values) {
    double at(int i) {
      return values[Math.floorMod(i, values.length)];
    }

    Rod next() {
      return new Rod(IntStream.range(0, values.length).mapToDouble(i -> 0.5 * at(i) + 0.25 * (at(i - 1) + at(i + 1))).toArray());
    }
  }

  public static void main(String[] args) {
    int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
    Rod start = new Rod(IntStream.range(0, n).mapToDouble(i -> i % 10).toArray());
    Rod end = Stream.iterate(start, Rod::next).skip(args.length > 1 ? Integer.parseInt(args[1]) : 4).findFirst().orElseThrow();
    System.out.println(end.at(3));
  }
}
