import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Symmetric successive over-relaxation on a box, after the description of LU in the NAS Parallel Benchmarks: five values at each point, coupled in blocks, a
 * right-hand side by planes and by rows, then a lower and an upper sweep in which each thread has some rows of every plane and comes one plane after the thread
 * before it.
 *
 * Usage: LuSsor threads n nx iterations, for nx x n x n points
 */
public final class LuSsor {
  private static final int VALUES = 5;
  private static final double OMEGA = 0.1;

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 64;
    int nx = args.length > 2 ? Integer.parseInt(args[2]) : 4;
    int iterations = args.length > 3 ? Integer.parseInt(args[3]) : 2;
    LuSsor lu = new LuSsor(threads, n, nx);
    team(threads, (id, barrier) -> lu.iterate(id, barrier, iterations));
    double sum = 0;
    for (double value : lu.u) {
      sum += value * value;
    }
    System.out.printf(java.util.Locale.ROOT, "norm %.9f%n", Math.sqrt(sum / lu.u.length));
  }

  private final int threads;
  private final int n;
  private final int row;
  private final int plane;
  private final double[] u;
  private final double[] rsd;

  private LuSsor(int threads, int n, int nx) {
    this.threads = threads;
    this.n = n;
    row = nx * VALUES;
    plane = n * row;
    u = new double[n * plane];
    rsd = new double[n * plane];
    for (int i = 0; i < u.length; i++) {
      u[i] = 1 + i % 7 * 0.125;
    }
  }

  private void iterate(int id, CyclicBarrier barrier, int iterations) throws InterruptedException, BrokenBarrierException {
    for (int iteration = 0; iteration < iterations; iteration++) {
      withinPlanes(first(id, n, threads), first(id + 1, n, threads));
      barrier.await();
      int from = first(id, n, threads);
      int to = first(id + 1, n, threads);
      acrossPlanes(from, to);
      barrier.await();
      for (int step = 0; step < n + threads - 1; step++) {
        int k = step - id;
        if (k >= 0 && k < n) {
          lower(k, from, to);
        }
        barrier.await();
      }
      for (int step = 0; step < n + threads - 1; step++) {
        int k = n - 1 - (step - (threads - 1 - id));
        if (k >= 0 && k < n) {
          upper(k, from, to);
        }
        barrier.await();
      }
      update(from, to);
      barrier.await();
    }
  }

  /** Differences along the rows and between them, of whole planes. */
  private void withinPlanes(int from, int to) {
    for (int k = from; k < to; k++) {
      for (int j = 0; j < n; j++) {
        int start = k * plane + j * row;
        for (int i = 0; i < row; i++) {
          int at = start + i;
          double left = i >= VALUES ? u[at - VALUES] : 1;
          double right = i + VALUES < row ? u[at + VALUES] : 1;
          double before = j > 0 ? u[at - row] : 1;
          double after = j < n - 1 ? u[at + row] : 1;
          rsd[at] = left + right + before + after - 6 * u[at];
        }
      }
    }
  }

  /** Differences between planes, of some rows of all. */
  private void acrossPlanes(int from, int to) {
    for (int j = from; j < to; j++) {
      for (int k = 0; k < n; k++) {
        int start = k * plane + j * row;
        for (int i = 0; i < row; i++) {
          int at = start + i;
          rsd[at] += (k > 0 ? u[at - plane] : 1) + (k < n - 1 ? u[at + plane] : 1);
        }
      }
    }
  }

  private void lower(int k, int from, int to) {
    for (int j = from; j < to; j++) {
      int start = k * plane + j * row;
      for (int at = start; at < start + row; at += VALUES) {
        for (int m = 0; m < VALUES; m++) {
          double known = 0;
          for (int l = 0; l < VALUES; l++) {
            double weight = m == l ? OMEGA : 0.1 * OMEGA;
            known += k > 0 ? weight * rsd[at - plane + l] : 0;
            known += j > 0 ? weight * rsd[at - row + l] : 0;
            known += at > start ? weight * rsd[at - VALUES + l] : 0;
          }
          rsd[at + m] += known;
        }
      }
    }
  }

  private void upper(int k, int from, int to) {
    for (int j = to - 1; j >= from; j--) {
      int start = k * plane + j * row;
      for (int at = start + row - VALUES; at >= start; at -= VALUES) {
        for (int m = 0; m < VALUES; m++) {
          double known = 0;
          for (int l = 0; l < VALUES; l++) {
            double weight = m == l ? OMEGA : 0.1 * OMEGA;
            known += k < n - 1 ? weight * rsd[at + plane + l] : 0;
            known += j < n - 1 ? weight * rsd[at + row + l] : 0;
            known += at + VALUES < start + row ? weight * rsd[at + VALUES + l] : 0;
          }
          rsd[at + m] += known;
        }
      }
    }
  }

  private void update(int from, int to) {
    for (int k = 0; k < n; k++) {
      for (int at = k * plane + from * row; at < k * plane + to * row; at++) {
        u[at] += OMEGA * rsd[at];
      }
    }
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
