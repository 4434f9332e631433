// threads: several at once
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that wait for each other, each with values of its own. */
public final class ThreadsAndLocals {
  private static final ThreadLocal<double[]> OWN = ThreadLocal.withInitial(() -> new double[2]);
  private static final InheritableThreadLocal<String> NAME = new InheritableThreadLocal<>();
  static final double[] results = new double[3];

  public static void main(String[] args) throws Exception {
    NAME.set("parent");
    CyclicBarrier barrier = new CyclicBarrier(3);
    AtomicInteger count = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 3; t++) {
      int number = t;
      Thread thread = new Thread(() -> {
        try {
          for (int i = 0; i < 10; i++) {
            OWN.get()[1] += number * i;
            barrier.await();
            count.incrementAndGet();
          }
        } catch (Exception e) {
          System.out.println(e);
        }
        results[number] = OWN.get()[1] + NAME.get().length();
      }, "worker-" + t);
      thread.setUncaughtExceptionHandler((which, e) -> System.out.println(which.getName() + e));
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(count + " " + results[0] + " " + results[1] + " " + results[2] + " " + OWN.get()[1]);
    System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().getThreadGroup().getName() + " " + Thread.currentThread().isDaemon() + " " + Thread.currentThread().getPriority());
  }
}
