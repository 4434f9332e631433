import java.util.ArrayList;
import java.util.List;

/** Loops over contracts and paths: even and uneven work, and some that are over at once. */
public class Prices {
  record Contract(double strike, int months) {}

  public static void main(String[] arguments) {
    List<Contract> contracts = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      contracts.add(new Contract(80 + i % 41, 6 + i / 3));
    }
    double[] trees = new double[contracts.size()];
    trees(contracts, trees);
    double[] closed = new double[contracts.size()];
    closed(contracts, closed);
    double mean = paths(30_000);
    long[] seeds = new long[512];
    seeds(seeds);
    double worst = 0;
    for (int day = 0; day < 200; day++) {
      mark(closed, day);
      worst = Math.max(worst, largest(closed));
    }
    System.out.println(trees[5] + closed[7] + mean + seeds[3] + worst);
  }

  static void trees(List<Contract> contracts, double[] prices) {
    for (int c = 0; c < prices.length; c++) {
      Contract contract = contracts.get(c);
      int steps = contract.months();
      double[] values = new double[steps + 1];
      for (int i = 0; i <= steps; i++) {
        values[i] = Math.max(0, 100 * Math.pow(1.02, 2 * i - steps) - contract.strike());
      }
      for (int step = steps; step > 0; step--) {
        for (int i = 0; i < step; i++) {
          values[i] = 0.998 * (0.51 * values[i + 1] + 0.49 * values[i]);
        }
      }
      prices[c] = values[0];
    }
  }

  static void closed(List<Contract> contracts, double[] prices) {
    for (int c = 0; c < prices.length; c++) {
      Contract contract = contracts.get(c);
      double t = contract.months() / 12.0;
      double d = (Math.log(100 / contract.strike()) + 0.05 * t) / (0.2 * Math.sqrt(t));
      prices[c] = 100 / (1 + Math.exp(-1.6 * d)) - contract.strike() * Math.exp(-0.03 * t) / (1 + Math.exp(-1.6 * (d - 0.2 * Math.sqrt(t))));
    }
  }

  static double paths(int n) {
    double sum = 0;
    for (int path = 0; path < n; path++) {
      long state = path * 0x9E3779B97F4A7C15L + 1;
      double price = 100;
      for (int month = 0; month < 24; month++) {
        state = state * 6364136223846793005L + 1442695040888963407L;
        price *= 1 + 0.02 * ((state >>> 40) / (double) (1 << 24) - 0.49);
      }
      sum += Math.max(0, price - 100);
    }
    return sum / n;
  }

  static void seeds(long[] seeds) {
    for (int i = 0; i < seeds.length; i++) {
      long z = i * 0x9E3779B97F4A7C15L;
      z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
      seeds[i] = z ^ z >>> 27;
    }
  }

  static void mark(double[] prices, int day) {
    for (int i = 0; i < prices.length; i++) {
      prices[i] *= 1 + 0.0001 * (day % 7 - 3);
    }
  }

  static double largest(double[] prices) {
    double largest = 0;
    for (double price : prices) {
      largest = Math.max(largest, price);
    }
    return largest;
  }
}
