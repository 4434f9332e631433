import java.util.Vector;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;

/**
 * Stands in for the library's barrier where a threaded program is to be recorded, one thread at a time: the threads run one after another from
 * barrier to barrier, in the order of their numbers. An element stored in {@code turn} tells whose references follow: 0 the main thread's, 1 the
 * first thread's, and so on.
 *
 * <p>The recorder takes fields that two threads touch at once for a race. So whoever waits touches none, and runs no loop: what is waited for lies in this, a
 * vector: a semaphore for each thread, the main thread, and the latch that all end at.
 */
final class CyclicBarrier extends Vector<Object> {
  private static final long serialVersionUID = 1;

  private final transient int[] turn;
  private final transient boolean[] gone;
  private int left;
  private int running;

  CyclicBarrier(int threads) {
    turn = new int[threads + 1];
    gone = new boolean[threads];
    left = threads;
    for (int id = 0; id < threads; id++) {
      add(new Semaphore(id == 0 ? 1 : 0));
    }
    add(Thread.currentThread());
    add(new CountDownLatch(threads));
    turn[0] = 0;
  }

  /** The thread waits for its first turn; the first one until the main thread has started all and waits for them. */
  void begin(int id) throws InterruptedException {
    ((Semaphore) get(id)).acquire();
    awaitMain();
    mark(id + 1);
  }

  /** No loop: the recorder would hear of it. */
  private void awaitMain() throws InterruptedException {
    if (((Thread) get(size() - 2)).getState() != Thread.State.WAITING) {
      Thread.sleep(1);
      awaitMain();
    }
  }

  /** The thread whose turn it is has come to the barrier. */
  void await() throws InterruptedException {
    int id = running;
    ((Semaphore) get(next())).release();
    ((Semaphore) get(id)).acquire();
    mark(id + 1);
  }

  /** The thread whose turn it is has come to its end, and waits for the others to come to theirs. */
  void leave() throws InterruptedException {
    gone[running] = true;
    if (--left == 0) {
      mark(0);
    } else {
      ((Semaphore) get(next())).release();
    }
    ((CountDownLatch) get(size() - 1)).countDown();
    ((CountDownLatch) get(size() - 1)).await();
  }

  private int next() {
    do {
      running = (running + 1) % gone.length;
    } while (gone[running]);
    return running;
  }

  private void mark(int whose) {
    turn[whose] = whose;
  }
}
