/** Threads that run one after the other count up elements of one array in no order, so that what each of them finds is known. */
public final class CountersInTurn {
  private static final int TIMES = 100_000;

  public static void main(String[] arguments) throws InterruptedException {
    long[] counters = new long[1024];
    for (int i = 0; i < counters.length; i++) {
      counters[i] = i;
    }
    for (int t = 0; t < 2; t++) {
      long seed = t + 7;
      Thread thread = new Thread(() -> count(counters, seed));
      thread.start();
      thread.join();
    }
    System.out.println(counters[5]);
  }

  private static void count(long[] counters, long seed) {
    long random = seed;
    for (int i = 0; i < TIMES; i++) {
      random = random * 6364136223846793005L + 1442695040888963407L;
      counters[(int) (random >>> 54)]++;
    }
  }
}
