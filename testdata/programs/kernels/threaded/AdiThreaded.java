import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Adi on threads, its marked loops dealt to them in contiguous blocks as by {@code schedule(static)}. The first argument is the number of
 * threads (default 4), the others are those of {@code Adi}.
 */
public final class AdiThreaded {
  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 512;
    int steps = args.length > 2 ? Integer.parseInt(args[2]) : 2;
    double[][] x = new double[n][n];
    double[][] a = new double[n][n];
    double[][] b = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        x[i][j] = ((double) i * (j + 1) + 1) / n;
        a[i][j] = ((double) (i - 1) * (j + 4) + 2) / n / n / 8;
        b[i][j] = ((double) (i + 3) * (j + 7) + 3) / n + 8;
      }
    }
    team(threads, (id, barrier) -> integrate(id, threads, barrier, n, steps, x, a, b));
    System.out.println("x[" + n / 2 + "][" + n / 2 + "] = " + x[n / 2][n / 2]);
  }

  static void integrate(int id, int threads, CyclicBarrier barrier, int n, int steps, double[][] x, double[][] a, double[][] b)
      throws InterruptedException, BrokenBarrierException {
    for (int t = 0; t < steps; t++) {
      int end1 = first(id + 1, n, threads);
      for (int i1 = first(id, n, threads); i1 < end1; i1++) {
        for (int i2 = 1; i2 < n; i2++) {
          x[i1][i2] = x[i1][i2] - x[i1][i2 - 1] * a[i1][i2] / b[i1][i2 - 1];
          b[i1][i2] = b[i1][i2] - a[i1][i2] * a[i1][i2] / b[i1][i2 - 1];
        }
      }
      barrier.await();
      int end2 = first(id + 1, n, threads);
      for (int i1 = first(id, n, threads); i1 < end2; i1++) {
        x[i1][n - 1] = x[i1][n - 1] / b[i1][n - 1];
      }
      barrier.await();
      int end3 = first(id + 1, n, threads);
      for (int i1 = first(id, n, threads); i1 < end3; i1++) {
        for (int i2 = 0; i2 <= n - 3; i2++) {
          x[i1][n - i2 - 2] = (x[i1][n - 2 - i2] - x[i1][n - 3 - i2] * a[i1][n - 3 - i2]) / b[i1][n - 3 - i2];
        }
      }
      barrier.await();
      int end4 = 1 + first(id + 1, n - 1, threads);
      for (int i1 = 1 + first(id, n - 1, threads); i1 < end4; i1++) {
        for (int i2 = 0; i2 < n; i2++) {
          x[i1][i2] = x[i1][i2] - x[i1 - 1][i2] * a[i1][i2] / b[i1 - 1][i2];
          b[i1][i2] = b[i1][i2] - a[i1][i2] * a[i1][i2] / b[i1 - 1][i2];
        }
      }
      barrier.await();
      int end5 = first(id + 1, n, threads);
      for (int i2 = first(id, n, threads); i2 < end5; i2++) {
        x[n - 1][i2] = x[n - 1][i2] / b[n - 1][i2];
      }
      barrier.await();
      int end6 = first(id + 1, n - 2, threads);
      for (int i1 = first(id, n - 2, threads); i1 < end6; i1++) {
        for (int i2 = 0; i2 < n; i2++) {
          x[n - 2 - i1][i2] = (x[n - 2 - i1][i2] - x[n - 3 - i1][i2] * a[n - 3 - i1][i2]) / b[n - 2 - i1][i2];
        }
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
