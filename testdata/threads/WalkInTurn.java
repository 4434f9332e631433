/** Threads that walk through an array one after the other, each step as long as the array says: what stays the same in the loop is loaded once. */
public final class WalkInTurn {
  private static final int N = 1024;
  private static final long[] WEIGHTS = {1, 2, 3, 4};

  private final long[] steps = new long[N];
  private final long[] scale = new long[8];

  private WalkInTurn() {
    long[] all = steps;
    for (int i = 0; i < N; i++) {
      all[i] = 1;
    }
    long[] some = scale;
    for (int i = 0; i < some.length; i++) {
      some[i] = i;
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    WalkInTurn walk = new WalkInTurn();
    for (int t = 0; t < 2; t++) {
      Thread thread = new Thread(() -> System.out.println(walk.sum()));
      thread.start();
      thread.join();
    }
  }

  private long sum() {
    int at = 0;
    long sum = WEIGHTS.length;
    while (at < N) {
      if ((at & 3) == 0) {
        sum += scale[at & 7];
      }
      at += (int) steps[at];
    }
    return sum;
  }
}
