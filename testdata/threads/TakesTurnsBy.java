import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

/** Steps that two threads take in turns, and hand the turn to each other in the way that is named; {@code alone}: one thread. */
public final class TakesTurnsBy {
  private static final int WORDS = 64;
  private static final int STEPS = 20;

  private static double[] now = new double[WORDS];
  private static double[] next = new double[WORDS];

  private interface Turn {
    void await(int me) throws Exception;

    void give(int other) throws Exception;

    /** Told before the second thread starts: what it would store itself, it would store while the first is at its words. */
    default void between(Thread first, Thread second) {}
  }

  public static void main(String[] args) throws Exception {
    now[WORDS / 2] = 1;
    if (args[0].equals("alone")) {
      for (int step = 0; step < STEPS; step++) {
        sweep();
      }
    } else {
      Turn turn = turn(args[0]);
      Thread other = new Thread(() -> take(turn, 1));
      turn.between(Thread.currentThread(), other);
      other.start();
      take(turn, 0);
      other.join();
    }
    System.out.println(now[WORDS / 2]);
  }

  private static void sweep() {
    for (int i = 1; i < WORDS - 1; i++) {
      next[i] = now[i - 1] + now[i + 1];
    }
    double[] before = now;
    now = next;
    next = before;
  }

  private static void take(Turn turn, int me) {
    try {
      for (int step = me; step < STEPS; step += 2) {
        if (step > 0) {
          turn.await(me);
        }
        sweep();
        if (step < STEPS - 1) {
          turn.give(1 - me);
        }
      }
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  private static Turn turn(String way) {
    return switch (way) {
      case "monitor" -> new ByMonitor();
      case "condition" -> new ByCondition();
      case "semaphores" -> new BySemaphores();
      case "queues" -> new ByQueues(() -> new ArrayBlockingQueue<>(1));
      case "handovers" -> new ByQueues(SynchronousQueue::new);
      case "exchanger" -> new ByExchanger();
      case "barrier" -> new ByBarrier();
      case "parking" -> new ByParking();
      case "atomic" -> new ByAtomic();
      default -> new ByVariable();
    };
  }

  private static final class ByMonitor implements Turn {
    private int whose;

    @Override
    public synchronized void await(int me) throws InterruptedException {
      while (whose != me) {
        wait();
      }
    }

    @Override
    public synchronized void give(int other) {
      whose = other;
      notifyAll();
    }
  }

  private static final class ByCondition implements Turn {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private int whose;

    @Override
    public void await(int me) throws InterruptedException {
      lock.lock();
      try {
        while (whose != me) {
          changed.await();
        }
      } finally {
        lock.unlock();
      }
    }

    @Override
    public void give(int other) {
      lock.lock();
      try {
        whose = other;
        changed.signalAll();
      } finally {
        lock.unlock();
      }
    }
  }

  private static final class BySemaphores implements Turn {
    private final Semaphore[] turns = {new Semaphore(0), new Semaphore(0)};

    @Override
    public void await(int me) throws InterruptedException {
      turns[me].acquire();
    }

    @Override
    public void give(int other) {
      turns[other].release();
    }
  }

  private interface Maker {
    BlockingQueue<String> queue();
  }

  private static final class ByQueues implements Turn {
    private final BlockingQueue<String> first;
    private final BlockingQueue<String> second;

    ByQueues(Maker maker) {
      first = maker.queue();
      second = maker.queue();
    }

    @Override
    public void await(int me) throws InterruptedException {
      (me == 0 ? first : second).take();
    }

    @Override
    public void give(int other) throws InterruptedException {
      (other == 0 ? first : second).put("turn");
    }
  }

  private static final class ByExchanger implements Turn {
    private final Exchanger<String> exchanger = new Exchanger<>();

    @Override
    public void await(int me) throws InterruptedException {
      exchanger.exchange(null);
    }

    @Override
    public void give(int other) throws InterruptedException {
      exchanger.exchange("turn");
    }
  }

  /** Both come to the barrier after each step. */
  private static final class ByBarrier implements Turn {
    private final CyclicBarrier barrier = new CyclicBarrier(2);

    @Override
    public void await(int me) throws InterruptedException, BrokenBarrierException {
      barrier.await();
    }

    @Override
    public void give(int other) throws InterruptedException, BrokenBarrierException {
      barrier.await();
    }
  }

  private static final class ByParking implements Turn {
    private final AtomicInteger whose = new AtomicInteger();
    private final Thread[] threads = new Thread[2];

    @Override
    public void between(Thread first, Thread second) {
      threads[0] = first;
      threads[1] = second;
    }

    @Override
    public void await(int me) {
      while (whose.get() != me) {
        LockSupport.parkNanos(1_000_000);
      }
    }

    @Override
    public void give(int other) {
      whose.set(other);
      LockSupport.unpark(threads[other]);
    }
  }

  private static final class ByAtomic implements Turn {
    private final AtomicInteger whose = new AtomicInteger();

    @Override
    public void await(int me) {
      while (whose.get() != me) {
        Thread.onSpinWait();
      }
    }

    @Override
    public void give(int other) {
      whose.set(other);
    }
  }

  private static final class ByVariable implements Turn {
    private volatile int whose;

    @Override
    public void await(int me) {
      while (whose != me) {
        Thread.onSpinWait();
      }
    }

    @Override
    public void give(int other) {
      whose = other;
    }
  }
}
