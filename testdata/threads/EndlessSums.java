/** Two threads add to neighbouring words for ever, and rest in between. */
public final class EndlessSums {
  private static final long[] SUMS = new long[2];

  public static void main(String[] arguments) {
    for (int t = 0; t < SUMS.length; t++) {
      int own = t;
      new Thread(() -> add(own)).start();
    }
  }

  private static void add(int own) {
    while (true) {
      for (int i = 0; i < 1000; i++) {
        SUMS[own] += i;
      }
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        return;
      }
    }
  }
}
