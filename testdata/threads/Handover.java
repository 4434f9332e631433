/** The main thread makes an array, which two threads count up one after the other: each reads the reference that only the main thread has stored. */
public final class Handover {
  private static final int ROUNDS = 10_000;
  private static final int WORDS = 2048;

  private static int[] counters;

  public static void main(String[] arguments) throws InterruptedException {
    counters = new int[2 * WORDS];
    for (int half = 0; half < 2; half++) {
      int from = half * WORDS;
      Thread thread = new Thread(() -> {
        for (int round = 0; round < ROUNDS; round++) {
          countUp(from + round % WORDS);
        }
      });
      thread.start();
      thread.join();
    }
    System.out.println(counters.length);
  }

  private static void countUp(int index) {
    counters[index]++;
  }
}
