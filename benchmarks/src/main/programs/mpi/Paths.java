/** The mean of an option's price over paths that are drawn anew in each round. */
public class Paths {
  static final int PATHS = 12_000;

  public static void main(String[] arguments) {
    double[] gains = new double[PATHS];
    double mean = 0;
    for (int round = 0; round < 10; round++) {
      double sum = 0;
      for (int path = 0; path < PATHS; path++) {
        long seed = path * 2862933555777941757L + round;
        double price = 100 + 0.001 * mean;
        for (int day = 0; day < 20; day++) {
          seed = seed * 6364136223846793005L + 1442695040888963407L;
          price *= Math.exp(((seed >>> 40) / (double) (1 << 24) - 0.5) * 0.1);
        }
        gains[path] = Math.max(0, price - 100);
        sum += gains[path];
      }
      mean = sum / PATHS;
    }
    System.out.println(mean + gains[7]);
  }
}
