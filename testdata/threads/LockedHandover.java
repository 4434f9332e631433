import java.util.concurrent.atomic.AtomicInteger;

/** Three threads work on the same words one after the other; each says by a lock, or an atomic, that the next may go on, and stays. */
public final class LockedHandover {
  private static final int N = 1024;
  private static final int THREADS = 3;

  public static void main(String[] arguments) throws InterruptedException {
    boolean locks = arguments[0].equals("lock");
    long[] words = new long[N];
    StringBuilder done = new StringBuilder();
    AtomicInteger turn = new AtomicInteger();
    Thread[] threads = new Thread[THREADS];
    for (int t = 0; t < THREADS; t++) {
      int id = t;
      threads[t] = new Thread(() -> {
        await(locks, done, turn, id);
        if (locks) {
          work(words, id, done);
        } else {
          work(words, id);
          turn.set(id + 1);
        }
        await(locks, done, turn, THREADS);
      });
      threads[t].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
  }

  private static void await(boolean locks, StringBuilder done, AtomicInteger turn, int number) {
    while ((locks ? length(done) : turn.get()) < number) {
      Thread.onSpinWait();
    }
  }

  private static int length(StringBuilder done) {
    synchronized (done) {
      return done.length();
    }
  }

  private static void work(long[] words, int id, StringBuilder done) {
    synchronized (done) {
      work(words, id);
      done.append('.');
    }
  }

  private static void work(long[] words, int id) {
    for (int i = 0; i < N; i++) {
      if (i % 3 == id) {
        words[i] = i;
      } else {
        words[i] = id;
      }
    }
  }
}
