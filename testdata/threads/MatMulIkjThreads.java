/**
 * The threaded twin of the program MatMulIkj: rows of the result are shared out in blocks, main is the first of the threads.
 *
 * Usage: MatMulIkjThreads n threads
 */
public final class MatMulIkjThreads {
  public static void main(String[] arguments) throws InterruptedException {
    int n = Integer.parseInt(arguments[0]);
    int threads = Integer.parseInt(arguments[1]);
    double[][] a = new double[n][n];
    double[][] b = new double[n][n];
    double[][] c = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = 1.0 / (i + j + 1);
        b[i][j] = i - 0.5 * j;
      }
    }
    Thread[] workers = new Thread[threads];
    for (int t = 1; t < threads; t++) {
      int self = t;
      workers[t] = new Thread(() -> multiply(a, b, c, n * self / threads, n * (self + 1) / threads), "worker-" + t);
      workers[t].start();
    }
    multiply(a, b, c, 0, n / threads);
    for (int t = 1; t < threads; t++) {
      workers[t].join();
    }
  }

  private static void multiply(double[][] a, double[][] b, double[][] c, int from, int to) {
    int n = a.length;
    for (int i = from; i < to; i++) {
      for (int k = 0; k < n; k++) {
        for (int j = 0; j < n; j++) {
          c[i][j] += a[i][k] * b[k][j];
        }
      }
    }
  }
}
