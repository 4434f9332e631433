import java.util.concurrent.atomic.AtomicInteger;

/** Two threads take steps in turns; the one that waits for its turn asks again and again, in loops of its own, and makes objects and catches exceptions meanwhile. */
public final class SpinsUntilItsTurn {
  private static final int WORDS = 64;
  private static double[] now = new double[WORDS];
  private static double[] next = new double[WORDS];
  private static final AtomicInteger WHOSE = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    int rounds = Integer.parseInt(args[0]);
    now[WORDS / 2] = 1;
    Thread other = new Thread(() -> take(rounds, 1));
    other.start();
    take(rounds, 0);
    other.join();
    System.out.println(now[WORDS / 2]);
  }

  private static void take(int rounds, int me) {
    for (int step = me; step < rounds; step += 2) {
      while (WHOSE.get() != me) {
        asks(step);
      }
      sweep();
      WHOSE.set(1 - me);
    }
  }

  private static void asks(int step) {
    for (int k = 0; k < 3; k++) {
      Thread.onSpinWait();
    }
    try {
      throw new IllegalStateException("not yet");
    } catch (IllegalStateException e) {
      Thread.onSpinWait();
    }
  }

  private static void sweep() {
    for (int i = 1; i < WORDS - 1; i++) {
      next[i] = now[i - 1] + now[i + 1];
    }
    double[] before = now;
    now = next;
    next = before;
  }
}
