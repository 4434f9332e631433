import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Jacobi1d on threads, its marked loops dealt to them in contiguous blocks as by {@code schedule(static)}. The first argument is the number of
 * threads (default 4), the others are those of {@code Jacobi1d}.
 */
public final class Jacobi1dThreaded {
  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 1024;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 1024;
    double[] a = new double[n];
    double[] b = new double[n];
    for (int i = 0; i < n; i++) {
      a[i] = (i + 2.0) / n;
      b[i] = (i + 3.0) / n;
    }
    team(threads, (id, barrier) -> jacobi(id, threads, barrier, n, steps, a, b));
    System.out.println("a[" + n / 2 + "] = " + a[n / 2]);
  }

  static void jacobi(int id, int threads, CyclicBarrier barrier, int n, int steps, double[] a, double[] b)
      throws InterruptedException, BrokenBarrierException {
    for (int t = 0; t < steps; t++) {
      int end1 = 1 + first(id + 1, n - 2, threads);
      for (int i = 1 + first(id, n - 2, threads); i < end1; i++) {
        b[i] = 0.33333 * (a[i - 1] + a[i] + a[i + 1]);
      }
      barrier.await();
      int end2 = 1 + first(id + 1, n - 2, threads);
      for (int j = 1 + first(id, n - 2, threads); j < end2; j++) {
        a[j] = b[j];
      }
      barrier.await();
    }
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
