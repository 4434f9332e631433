import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Lu on threads, its marked loops dealt to them in contiguous blocks as by {@code schedule(static)}. The first argument is the number of
 * threads (default 4), the others are those of {@code Lu}.
 */
public final class LuThreaded {
  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 256;
    double[][] a = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = i == j ? n : 1.0 / (1 + i + j);
      }
    }
    team(threads, (id, barrier) -> decompose(id, threads, barrier, n, a));
    System.out.println("a[" + (n - 1) + "][" + (n - 1) + "] = " + a[n - 1][n - 1]);
  }

  static void decompose(int id, int threads, CyclicBarrier barrier, int n, double[][] a)
      throws InterruptedException, BrokenBarrierException {
    int end1 = first(id + 1, n, threads);
    for (int k = first(id, n, threads); k < end1; k++) {
      for (int j = k + 1; j < n; j++) {
        a[k][j] = a[k][j] / a[k][k];
      }
      for (int i = k + 1; i < n; i++) {
        for (int j = k + 1; j < n; j++) {
          a[i][j] = a[i][j] - a[i][k] * a[k][j];
        }
      }
    }
    barrier.await();
  }

  /** Runs the body with each thread's number, on as many threads; the barrier ends each parallel loop. */
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
