/** Threads add up in neighbouring words of one array: false sharing. What they add up they only read. */
public final class NeighbouringSums {
  private static final int THREADS = 4;
  private static final int ROUNDS = 50_000;

  private static int[] data;

  public static void main(String[] arguments) throws InterruptedException {
    data = new int[ROUNDS];
    long[] sums = new long[THREADS];
    Thread[] threads = new Thread[THREADS];
    for (int t = 0; t < THREADS; t++) {
      int self = t;
      threads[t] = new Thread(() -> add(sums, self), "adder-" + t);
      threads[t].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(sums[0]);
  }

  private static void add(long[] sums, int self) {
    for (int i = 0; i < ROUNDS; i++) {
      sums[self] += data[i] + i;
    }
  }
}
