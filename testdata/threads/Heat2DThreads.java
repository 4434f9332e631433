import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * The threaded twin of the program Heat2D: its rows are shared out in blocks, main is the first of the threads.
 *
 * Usage: Heat2DThreads n steps threads
 */
public final class Heat2DThreads {
  public static void main(String[] arguments) throws InterruptedException {
    int n = Integer.parseInt(arguments[0]);
    int steps = Integer.parseInt(arguments[1]);
    int threads = Integer.parseInt(arguments[2]);
    double[][] u = new double[n + 2][n + 2];
    double[][] next = new double[n + 2][n + 2];
    initialise(u);
    initialise(next);
    CyclicBarrier barrier = new CyclicBarrier(threads);
    Thread[] workers = new Thread[threads];
    for (int t = 1; t < threads; t++) {
      int self = t;
      workers[t] = new Thread(() -> run(u, next, self, threads, steps, barrier), "worker-" + t);
      workers[t].start();
    }
    run(u, next, 0, threads, steps, barrier);
    for (int t = 1; t < threads; t++) {
      workers[t].join();
    }
  }

  private static void initialise(double[][] u) {
    for (int i = 0; i < u.length; i++) {
      for (int j = 0; j < u[i].length; j++) {
        u[i][j] = (3 * i + 7 * j) % 11;
      }
    }
  }

  private static void run(double[][] first, double[][] second, int thread, int threads, int steps, CyclicBarrier barrier) {
    int n = first.length - 2;
    double[][] u = first;
    double[][] next = second;
    try {
      for (int t = 0; t < steps; t++) {
        for (int i = 1 + n * thread / threads; i <= n * (thread + 1) / threads; i++) {
          for (int j = 1; j <= n; j++) {
            next[i][j] = u[i][j] + 0.125 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1] - 4.0 * u[i][j]);
          }
        }
        barrier.await();
        double[][] swap = u;
        u = next;
        next = swap;
      }
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }
}
