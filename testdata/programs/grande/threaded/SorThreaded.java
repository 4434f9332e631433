import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Sor on threads, rows dealt in blocks. Arguments: threads (default 4), then those of {@code Sor}. */
public final class SorThreaded {
  private static final double OMEGA = 1.25;

  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 512;
    int iterations = args.length > 2 ? Integer.parseInt(args[2]) : 20;
    double[][] g = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        g[i][j] = (i * 31 + j * 17) % 101 * 1e-6;
      }
    }
    CyclicBarrier barrier = new CyclicBarrier(threads);
    Thread[] team = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int id = t;
      team[t] = new Thread(() -> relax(g, iterations, 1 + first(id, n - 2, threads), 1 + first(id + 1, n - 2, threads), barrier));
      team[t].start();
    }
    for (Thread thread : team) {
      thread.join();
    }
    System.out.println("g[" + n / 2 + "] = " + g[n / 2][n / 2]);
  }

  private static void relax(double[][] g, int iterations, int begin, int end, CyclicBarrier barrier) {
    try {
      for (int p = 0; p < 2 * iterations; p++) {
        for (int i = begin; i < end; i++) {
          for (int j = 1 + (i + p) % 2; j < g.length - 1; j += 2) {
            g[i][j] = OMEGA / 4 * (g[i - 1][j] + g[i + 1][j] + g[i][j - 1] + g[i][j + 1]) + (1 - OMEGA) * g[i][j];
          }
        }
        barrier.await();
      }
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  /** First of the iterations 0 to n - 1 that a thread gets: the first n mod threads threads get one more. */
  private static int first(int id, int n, int threads) {
    return id * (n / threads) + Math.min(id, n % threads);
  }
}
