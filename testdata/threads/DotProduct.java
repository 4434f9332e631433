/**
 * A reduction: each thread adds up its part of a product of two vectors, main adds the sums.
 *
 * Usage: DotProduct n repetitions threads
 */
public final class DotProduct {
  public static void main(String[] arguments) throws InterruptedException {
    int n = Integer.parseInt(arguments[0]);
    int repetitions = Integer.parseInt(arguments[1]);
    int threads = Integer.parseInt(arguments[2]);
    double[] x = new double[n];
    double[] y = new double[n];
    for (int i = 0; i < n; i++) {
      x[i] = i % 3;
      y[i] = i % 5;
    }
    double[] sums = new double[threads];
    Thread[] workers = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      int self = t;
      workers[t] = new Thread(() -> {
        for (int r = 0; r < repetitions; r++) {
          sums[self] += dot(x, y, n * self / threads, n * (self + 1) / threads);
        }
      }, "worker-" + t);
      workers[t].start();
    }
    double sum = 0;
    for (int t = 0; t < threads; t++) {
      workers[t].join();
      sum += sums[t];
    }
    System.out.println(sum);
  }

  private static double dot(double[] x, double[] y, int from, int to) {
    double sum = 0;
    for (int i = from; i < to; i++) {
      sum += x[i] * y[i];
    }
    return sum;
  }
}
