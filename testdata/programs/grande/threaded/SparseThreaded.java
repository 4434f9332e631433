import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** Sparse on threads, rows dealt in blocks. Arguments: threads (default 4), then those of {@code Sparse}. */
public final class SparseThreaded {
  public static void main(String[] args) throws InterruptedException {
    int threads = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int n = args.length > 1 ? Integer.parseInt(args[1]) : 20000;
    int each = args.length > 2 ? Integer.parseInt(args[2]) : 10;
    int iterations = args.length > 3 ? Integer.parseInt(args[3]) : 20;
    double[] x = new double[n];
    double[] y = new double[n];
    double[] value = new double[n * each];
    int[] column = new int[n * each];
    Random random = new Random(10101010);
    for (int i = 0; i < n; i++) {
      x[i] = i % 7;
      for (int k = i * each; k < (i + 1) * each; k++) {
        value[k] = k % 5;
        column[k] = random.nextInt(n);
      }
    }
    CyclicBarrier barrier = new CyclicBarrier(threads);
    Thread[] team = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int id = t;
      team[t] = new Thread(() -> multiply(x, y, value, column, each, iterations, first(id, n, threads), first(id + 1, n, threads), barrier));
      team[t].start();
    }
    for (Thread thread : team) {
      thread.join();
    }
    System.out.println("y[" + n / 2 + "] = " + y[n / 2]);
  }

  private static void multiply(
      double[] x, double[] y, double[] value, int[] column, int each, int iterations, int begin, int end, CyclicBarrier barrier) {
    try {
      for (int t = 0; t < iterations; t++) {
        for (int i = begin; i < end; i++) {
          double sum = 0;
          for (int k = i * each; k < (i + 1) * each; k++) {
            sum += value[k] * x[column[k]];
          }
          y[i] += sum;
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
