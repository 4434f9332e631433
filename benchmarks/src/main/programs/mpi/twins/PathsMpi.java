/** Half of the paths on each rank; their sums are added. */
public class PathsMpi extends Turns {
  static final int PATHS = 12_000;
  private final double[] gains = new double[PATHS];
  private double mean;
  private int round;

  public static void main(String[] arguments) {
    run(arguments, PathsMpi::new);
  }

  @Override
  int size() {
    return PATHS;
  }

  @Override
  void step(int from, int to, boolean together) {
    double[] sum = {0};
    for (int path = from; path < to; path++) {
      gains[path] = gain(path);
      sum[0] += gains[path];
    }
    if (together) {
      sum(sum);
    }
    mean = sum[0] / PATHS;
    round = (round + 1) % 10;
  }

  private double gain(int path) {
    long seed = path * 2862933555777941757L + round;
    double price = 100 + 0.001 * mean;
    for (int day = 0; day < 20; day++) {
      seed = seed * 6364136223846793005L + 1442695040888963407L;
      price *= Math.exp(((seed >>> 40) / (double) (1 << 24) - 0.5) * 0.1);
    }
    return Math.max(0, price - 100);
  }

  @Override
  double check(int from, int to) {
    return mean;
  }
}
