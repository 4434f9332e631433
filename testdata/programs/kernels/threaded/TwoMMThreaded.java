import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * TwoMM on threads, its marked loops dealt to them in contiguous blocks as by {@code schedule(static)}. The first argument is the number of
 * threads (default 4), the others are those of {@code TwoMM}.
 */
public final class TwoMMThreaded {
  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 128;
    double alpha = 1.5;
    double beta = 1.2;
    double[][] tmp = new double[n][n];
    double[][] a = new double[n][n];
    double[][] b = new double[n][n];
    double[][] c = new double[n][n];
    double[][] d = new double[n][n];
    initialise(n, a, 1);
    initialise(n, b, 2);
    initialise(n, c, 3);
    initialise(n, d, 4);
    team(threads, (id, barrier) -> multiply(id, threads, barrier, n, alpha, beta, tmp, a, b, c, d));
    System.out.println("d[" + n / 2 + "][" + n / 2 + "] = " + d[n / 2][n / 2]);
  }

  private static void initialise(int n, double[][] x, int shift) {
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        x[i][j] = (i * (j + shift) + 1) % n / (double) n;
      }
    }
  }

  static void multiply(int id, int threads, CyclicBarrier barrier, int n, double alpha, double beta, double[][] tmp, double[][] a, double[][] b, double[][] c, double[][] d)
      throws InterruptedException, BrokenBarrierException {
    int end1 = first(id + 1, n, threads);
    for (int i = first(id, n, threads); i < end1; i++) {
      for (int j = 0; j < n; j++) {
        tmp[i][j] = 0;
        for (int k = 0; k < n; k++) {
          tmp[i][j] += alpha * a[i][k] * b[k][j];
        }
      }
    }
    barrier.await();
    int end2 = first(id + 1, n, threads);
    for (int i = first(id, n, threads); i < end2; i++) {
      for (int j = 0; j < n; j++) {
        d[i][j] *= beta;
        for (int k = 0; k < n; k++) {
          d[i][j] += tmp[i][k] * c[k][j];
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
