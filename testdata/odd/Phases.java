// threads: several at once
import java.util.Arrays;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.StampedLock;
import java.util.stream.IntStream;

/** Threads at once, by barriers, phasers, exchangers, pools that steal, timers, stamped locks and parallel streams. */
public final class Phases {
  private static final double[] CELLS = new double[64];
  private final StampedLock lock = new StampedLock();
  private long x;
  private long y;

  static final class Sum extends RecursiveTask<Double> {
    private final int from;
    private final int to;

    Sum(int from, int to) {
      this.from = from;
      this.to = to;
    }

    @Override
    protected Double compute() {
      if (to - from < 8) {
        double sum = 0;
        for (int i = from; i < to; i++) {
          sum += CELLS[i];
        }
        return sum;
      }
      Sum left = new Sum(from, (from + to) / 2);
      left.fork();
      return new Sum((from + to) / 2, to).compute() + left.join();
    }
  }

  private void move(int by) {
    long stamp = lock.writeLock();
    x += by;
    y -= by;
    lock.unlockWrite(stamp);
  }

  private long sum() {
    long stamp = lock.tryOptimisticRead();
    long sum = x + y;
    if (!lock.validate(stamp)) {
      stamp = lock.readLock();
      sum = x + y;
      lock.unlockRead(stamp);
    }
    return sum;
  }

  public static void main(String[] args) throws Exception {
    int workers = 4;
    Thread[] threads = new Thread[workers];
    double[] next = new double[CELLS.length];
    CyclicBarrier barrier = new CyclicBarrier(workers, () -> System.arraycopy(next, 0, CELLS, 0, next.length));
    Phaser phaser = new Phaser(1);
    Phases shared = new Phases();
    LongAdder odd = new LongAdder();
    CELLS[0] = 64;
    for (int w = 0; w < workers; w++) {
      int own = w;
      phaser.register();
      threads[w] = new Thread(() -> {
        for (int step = 0; step < 5; step++) {
          for (int i = own * 16; i < own * 16 + 16; i++) {
            next[i] = (CELLS[i] + CELLS[(i + 1) % 64] + CELLS[(i + 63) % 64]) / 2;
          }
          shared.move(own);
          odd.add(shared.sum());
          try {
            barrier.await();
          } catch (Exception e) {
            throw new IllegalStateException(e);
          }
          phaser.arriveAndAwaitAdvance();
        }
        phaser.arriveAndDeregister();
      });
      threads[w].start();
    }
    phaser.arriveAndDeregister();
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(new ForkJoinPool(3).invoke(new Sum(0, 64)) + " " + Arrays.stream(CELLS).parallel().sum() + " " + odd + " " + shared.x + " " + phaser.isTerminated());
    Exchanger<int[]> exchanger = new Exchanger<>();
    Thread other = new Thread(() -> {
      try {
        int[] mine = {1, 2};
        for (int i = 0; i < 4; i++) {
          mine = exchanger.exchange(mine);
          mine[i % 2] += 10;
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    });
    other.start();
    int[] mine = {3, 4};
    for (int i = 0; i < 4; i++) {
      mine = exchanger.exchange(mine);
      mine[i % 2] *= 2;
    }
    other.join();
    System.out.println(Arrays.toString(mine));
    ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    int[] ticks = new int[3];
    ScheduledFuture<?> ticking = clock.scheduleAtFixedRate(() -> {
      if (++ticks[0] == 3) {
        throw new IllegalStateException("enough");
      }
    }, 0, 1, TimeUnit.MILLISECONDS);
    try {
      ticking.get();
    } catch (java.util.concurrent.ExecutionException e) {
      System.out.println(e.getCause().getMessage() + " " + ticks[0]);
    }
    clock.shutdown();
    Timer timer = new Timer("once", true);
    Phaser done = new Phaser(2);
    timer.schedule(new TimerTask() {
      @Override
      public void run() {
        ticks[1] = ticks[0] * 7;
        done.arrive();
        cancel();
      }
    }, 2);
    done.arriveAndAwaitAdvance();
    System.out.println(ticks[1] + " " + IntStream.range(0, 1000).parallel().map(i -> i * i % 7).sum());
  }
}
