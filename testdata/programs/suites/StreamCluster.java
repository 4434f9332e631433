import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Clustering of a stream of points, after the description of streamcluster in PARSEC: in each round a point is tried as a further centre. All threads compute
 * what the points of their block would gain, and leave it with the first one, which opens the centre if it pays.
 *
 * Usage: StreamCluster threads points dimensions rounds
 */
public final class StreamCluster {
  /** Numbers of a thread's part in a round, a cache line. */
  private static final int PART = 8;

  private static final long CENTRE_COST = 4_000;

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int points = args.length > 1 ? Integer.parseInt(args[1]) : 2048;
    int dimensions = args.length > 2 ? Integer.parseInt(args[2]) : 8;
    int rounds = args.length > 3 ? Integer.parseInt(args[3]) : 16;
    StreamCluster cluster = new StreamCluster(threads, points, dimensions);
    team(threads, (id, barrier) -> cluster.search(id, barrier, rounds));
    long cost = 0;
    for (int p = 0; p < points; p++) {
      cost += cluster.costs[p];
    }
    System.out.println(cluster.centres + " centres, cost " + cost);
  }

  private final int threads;
  private final int points;
  private final int dimensions;
  private final int[] coordinates;
  private final long[] costs;
  private final int[] assigned;
  private final boolean[] moves;
  private final long[] gains;
  private int centres = 1;
  private boolean opens;

  private StreamCluster(int threads, int points, int dimensions) {
    this.threads = threads;
    this.points = points;
    this.dimensions = dimensions;
    coordinates = new int[points * dimensions];
    costs = new long[points];
    assigned = new int[points];
    moves = new boolean[points];
    gains = new long[threads * PART];
    int state = 99;
    for (int i = 0; i < coordinates.length; i++) {
      state = state * 1103515245 + 12345;
      coordinates[i] = (state >>> 16 & 63) + 32 * (i / dimensions % 5);
    }
    for (int p = 0; p < points; p++) {
      costs[p] = distance(p, 0);
    }
  }

  private void search(int id, CyclicBarrier barrier, int rounds) throws InterruptedException, BrokenBarrierException {
    int from = first(id, points, threads);
    int to = first(id + 1, points, threads);
    for (int round = 0; round < rounds; round++) {
      int candidate = (int) ((round + 1) * 2_654_435_761L % points);
      long gain = 0;
      for (int p = from; p < to; p++) {
        long distance = distance(p, candidate);
        moves[p] = distance < costs[p];
        gain += moves[p] ? costs[p] - distance : 0;
      }
      gains[id * PART] = gain;
      barrier.await();
      if (id == 0) {
        long all = -CENTRE_COST;
        for (int t = 0; t < threads; t++) {
          all += gains[t * PART];
        }
        opens = all > 0;
        centres += opens ? 1 : 0;
      }
      barrier.await();
      for (int p = from; p < to && opens; p++) {
        if (moves[p]) {
          costs[p] = distance(p, candidate);
          assigned[p] = candidate;
        }
      }
      barrier.await();
    }
  }

  private long distance(int p, int q) {
    long sum = 0;
    for (int d = 0; d < dimensions; d++) {
      long difference = coordinates[p * dimensions + d] - coordinates[q * dimensions + d];
      sum += difference * difference;
    }
    return sum;
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
