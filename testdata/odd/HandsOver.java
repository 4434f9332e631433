// threads: comm may come upon one at a number while the other, which it has woken, is about to go on
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.SynchronousQueue;

/** The main thread hands each step to another and waits for it, in four ways; until it waits, it calls methods and makes objects. */
public final class HandsOver {
  private static final int STEPS = 20;

  private static final double[] a = new double[64];
  private static boolean ready;
  private static boolean done;

  private static void sweep(int step) {
    for (int i = 1; i < a.length; i++) {
      a[i] = a[i - 1] * 0.5 + step;
    }
  }

  private static String name(int step) {
    return "step " + step;
  }

  public static void main(String[] arguments) throws Exception {
    byMonitor();
    byLatch();
    byQueue();
    byFuture();
    System.out.println(a[63]);
  }

  private static synchronized void give() throws InterruptedException {
    ready = true;
    HandsOver.class.notifyAll();
  }

  private static synchronized void take() throws InterruptedException {
    while (!done) {
      HandsOver.class.wait();
    }
    done = false;
  }

  private static synchronized void work(int step) throws InterruptedException {
    while (!ready) {
      HandsOver.class.wait();
    }
    ready = false;
    sweep(step);
    done = true;
    HandsOver.class.notifyAll();
  }

  private static void byMonitor() throws InterruptedException {
    Thread worker = new Thread(() -> {
      try {
        for (int step = 0; step < STEPS; step++) {
          work(step);
        }
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    });
    worker.start();
    for (int step = 0; step < STEPS; step++) {
      give();
      take();
    }
    worker.join();
  }

  private static void byLatch() throws InterruptedException {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    for (int step = 0; step < STEPS; step++) {
      CountDownLatch latch = new CountDownLatch(1);
      int now = step;
      pool.execute(() -> {
        sweep(now);
        latch.countDown();
      });
      StringBuilder names = new StringBuilder();
      for (int k = 0; k < 50; k++) {
        names.append(name(step));
      }
      latch.await();
    }
    pool.shutdown();
  }

  private static void byQueue() throws InterruptedException {
    SynchronousQueue<Integer> in = new SynchronousQueue<>();
    SynchronousQueue<String> out = new SynchronousQueue<>();
    Thread worker = new Thread(() -> {
      try {
        for (int step = 0; step < STEPS; step++) {
          sweep(in.take());
          out.put(name(step));
        }
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    });
    worker.start();
    for (int step = 0; step < STEPS; step++) {
      in.put(step);
      out.take();
    }
    worker.join();
  }

  private static void byFuture() {
    for (int step = 0; step < STEPS; step++) {
      int now = step;
      CompletableFuture<Void> swept = CompletableFuture.runAsync(() -> sweep(now));
      double[] made = new double[4];
      swept.join();
      if (made.length == 0) {
        System.out.println(made.length);
      }
    }
  }
}
