import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Prices of swaptions by Monte Carlo simulation, after the description of swaptions in PARSEC: paths of forward rates by the framework of Heath, Jarrow and
 * Morton. Each thread has its swaptions and the memory of its paths; the yield curve and the factors are read by all.
 *
 * Usage: Swaptions threads swaptions trials
 */
public final class Swaptions {
  private static final int TIMES = 11;
  private static final int FACTORS = 3;
  private static final int NUMBERS = 2;

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int count = args.length > 1 ? Integer.parseInt(args[1]) : 128;
    int trials = args.length > 2 ? Integer.parseInt(args[2]) : 20;
    Swaptions all = new Swaptions(count);
    team(threads, (id, barrier) -> all.price(id, threads, barrier, trials));
    double sum = 0;
    for (int s = 0; s < count; s++) {
      sum += all.results[s * NUMBERS];
    }
    System.out.printf(java.util.Locale.ROOT, "mean price %.9f%n", sum / count);
  }

  private final int count;
  private final double[] yields = new double[TIMES];
  private final double[] factors = new double[FACTORS * TIMES];
  private final double[] drifts = new double[TIMES];

  /** Mean and error of each. */
  private final double[] results;

  private Swaptions(int count) {
    this.count = count;
    results = new double[count * NUMBERS];
    for (int t = 0; t < TIMES; t++) {
      yields[t] = 0.1 + 0.005 * t;
      for (int f = 0; f < FACTORS; f++) {
        factors[f * TIMES + t] = 0.01 / (1 + f + 0.1 * t);
        drifts[t] += 0.5 * factors[f * TIMES + t] * factors[f * TIMES + t];
      }
    }
  }

  private void price(int id, int threads, CyclicBarrier barrier, int trials) throws InterruptedException, BrokenBarrierException {
    double[] path = new double[TIMES * TIMES];
    double[] shocks = new double[FACTORS * TIMES];
    int end = first(id + 1, count, threads);
    for (int s = first(id, count, threads); s < end; s++) {
      long state = 1234567L + 7919L * s;
      double sum = 0;
      double squares = 0;
      for (int trial = 0; trial < trials; trial++) {
        for (int i = 0; i < shocks.length; i++) {
          double normal = -6;
          for (int k = 0; k < 12; k++) {
            state = state * 6364136223846793005L + 1442695040888963407L;
            normal += (state >>> 11) * 0x1p-53;
          }
          shocks[i] = normal;
        }
        simulate(path, shocks);
        double payoff = payoff(path, 0.1 + 0.001 * (s % 10));
        sum += payoff;
        squares += payoff * payoff;
      }
      results[s * NUMBERS] = sum / trials;
      results[s * NUMBERS + 1] = Math.sqrt(Math.max(0, squares / trials - sum / trials * (sum / trials)));
    }
    barrier.await();
  }

  private void simulate(double[] path, double[] shocks) {
    for (int t = 0; t < TIMES; t++) {
      path[t] = yields[t];
    }
    for (int j = 1; j < TIMES; j++) {
      for (int t = 0; t < TIMES - j; t++) {
        double move = drifts[t];
        for (int f = 0; f < FACTORS; f++) {
          move += factors[f * TIMES + t] * shocks[f * TIMES + j];
        }
        path[j * TIMES + t] = path[(j - 1) * TIMES + t + 1] + move;
      }
    }
  }

  private static double payoff(double[] path, double strike) {
    double discount = 0;
    double annuity = 0;
    for (int j = 0; j < TIMES; j++) {
      discount += path[j * TIMES];
      annuity += Math.exp(-discount / TIMES);
    }
    return Math.max(0, path[(TIMES - 1) * TIMES] - strike) * annuity / TIMES;
  }

  /** Runs the body with each thread's number, on as many threads. */
  private static void team(int threads, Body body) throws InterruptedException {
    CyclicBarrier barrier = new CyclicBarrier(threads);
    Thread[] team = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int id = t;
      team[t] =
          new Thread(
              () -> {
                try {
                  body.run(id, barrier);
                } catch (InterruptedException | BrokenBarrierException e) {
                  throw new IllegalStateException(e);
                }
              });
      team[t].start();
    }
    for (Thread thread : team) {
      thread.join();
    }
  }

  /** What a thread of the team does. */
  private interface Body {
    void run(int id, CyclicBarrier barrier) throws InterruptedException, BrokenBarrierException;
  }

  /** First of the iterations 0 to n - 1 that a thread gets: the first n mod threads threads get one more. */
  private static int first(int id, int n, int threads) {
    return id * (n / threads) + Math.min(id, n % threads);
  }
}
