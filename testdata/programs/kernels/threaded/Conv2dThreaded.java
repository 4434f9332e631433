import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/**
 * Conv2d on threads, its marked loops dealt to them in contiguous blocks as by {@code schedule(static)}. The first argument is the number of
 * threads (default 4), the others are those of {@code Conv2d}.
 */
public final class Conv2dThreaded {
  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 1024;
    float[][] a = new float[n][n];
    float[][] b = new float[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = (i * 31 + j * 17) % 97 / 97.0f;
      }
    }
    team(threads, (id, barrier) -> convolve(id, threads, n, a, b));
    System.out.println("b[" + n / 2 + "][" + n / 2 + "] = " + b[n / 2][n / 2]);
  }

  static void convolve(int id, int threads, int n, float[][] a, float[][] b) {
    int inner = n - 2;
    int end = first(id + 1, inner * inner, threads);
    for (int pair = first(id, inner * inner, threads); pair < end; pair++) {
      int i = 1 + pair / inner;
      int j = 1 + pair % inner;
      b[i][j] =
          0.2f * a[i - 1][j - 1] + 0.5f * a[i - 1][j] - 0.8f * a[i - 1][j + 1]
              - 0.3f * a[i][j - 1] + 0.6f * a[i][j] - 0.9f * a[i][j + 1]
              + 0.4f * a[i + 1][j - 1] + 0.7f * a[i + 1][j] + 0.1f * a[i + 1][j + 1];
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
