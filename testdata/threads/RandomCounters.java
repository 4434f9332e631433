/**
 * Counts up elements of one large array in no order, all threads in all of it, without locks. Arguments: elements (a power of two), how many each
 * thread counts up, threads.
 */
public final class RandomCounters {
  public static void main(String[] arguments) throws InterruptedException {
    int n = Integer.parseInt(arguments[0]);
    int times = Integer.parseInt(arguments[1]);
    int threads = Integer.parseInt(arguments[2]);
    int[] counters = new int[n];
    Thread[] workers = new Thread[threads];
    for (int t = 0; t < threads; t++) {
      long seed = t + 7;
      workers[t] = new Thread(() -> count(counters, times, seed));
      workers[t].start();
    }
    for (Thread worker : workers) {
      worker.join();
    }
    System.out.println("first: " + (counters[0] >= 0));
  }

  private static void count(int[] counters, int times, long seed) {
    int bits = Integer.numberOfTrailingZeros(counters.length);
    long random = seed;
    for (int i = 0; i < times; i++) {
      random = random * 6364136223846793005L + 1442695040888963407L;
      counters[(int) (random >>> 64 - bits)]++;
    }
  }
}
