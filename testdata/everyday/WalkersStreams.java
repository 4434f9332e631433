import java.util.List;
import java.util.stream.IntStream;

/** Random walkers, each with its seed, drawn to their mean: 8 * 2 * (p - 1). */
public class WalkersStreams {
  static class Walker {
    private long seed;
    private double position;

    Walker(long seed) {
      this.seed = seed;
      position = seed % 10;
    }

    double position() {
      return position;
    }

    void walk(double mean) {
      seed = seed * 6364136223846793005L + 1442695040888963407L;
      position += 0.1 * (mean - position) + (seed >>> 40) * 1e-9;
    }
  }

  public static void main(String[] args) {
    int n = Integer.parseInt(args[0]);
    int steps = Integer.parseInt(args[1]);
    List<Walker> walkers = IntStream.range(0, n).mapToObj(i -> new Walker(17 + i)).toList();
    for (int t = 0; t < steps; t++) {
      double mean = walkers.stream().mapToDouble(Walker::position).sum() / n;
      walkers.forEach(walker -> walker.walk(mean));
    }
    System.out.println(walkers.get(n / 2).position());
  }
}
