import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Durbin on threads, its marked loops dealt to them in contiguous blocks as by {@code schedule(static)}. The first argument is the number of
 * threads (default 4), the others are those of {@code Durbin}.
 */
public final class DurbinThreaded {
  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 2048;
    double[][] y = new double[n][n];
    double[][] sum = new double[n][n];
    double[] alpha = new double[n];
    double[] beta = new double[n];
    double[] r = new double[n];
    double[] out = new double[n];
    for (int i = 0; i < n; i++) {
      alpha[i] = i;
      beta[i] = (i + 1.0) / n / 2;
      r[i] = 0.25 / ((i + 1.0) * (i + 1.0));
      for (int j = 0; j < n; j++) {
        y[i][j] = (double) i * j / n;
        sum[i][j] = (double) i * j / n;
      }
    }
    team(threads, (id, barrier) -> solve(id, threads, barrier, n, y, sum, alpha, beta, r, out));
    System.out.println("out[0] = " + out[0]);
  }

  static void solve(int id, int threads, CyclicBarrier barrier, int n, double[][] y, double[][] sum, double[] alpha, double[] beta, double[] r, double[] out)
      throws InterruptedException, BrokenBarrierException {
    if (id == 0) {
      y[0][0] = r[0];
      beta[0] = 1;
      alpha[0] = r[0];
    }
    barrier.await();
    int end1 = 1 + first(id + 1, n - 1, threads);
    for (int k = 1 + first(id, n - 1, threads); k < end1; k++) {
      beta[k] = beta[k - 1] - alpha[k - 1] * alpha[k - 1] * beta[k - 1];
      sum[0][k] = r[k];
      for (int i = 0; i <= k - 1; i++) {
        sum[i + 1][k] = sum[i][k] + r[k - i - 1] * y[i][k - 1];
      }
      alpha[k] = -sum[k][k] * beta[k];
      for (int i = 0; i <= k - 1; i++) {
        y[i][k] = y[i][k - 1] + alpha[k] * y[k - i - 1][k - 1];
      }
      y[k][k] = alpha[k];
    }
    barrier.await();
    int end2 = first(id + 1, n, threads);
    for (int i = first(id, n, threads); i < end2; i++) {
      out[i] = y[i][n - 1];
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
