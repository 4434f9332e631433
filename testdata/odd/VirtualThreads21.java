// release: 21
// threads: virtual ones, which are waited for

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Virtual threads with locals of their own, which are waited for; one of them fails. */
public final class VirtualThreads21 {
  private static final ThreadLocal<int[]> OWN = ThreadLocal.withInitial(() -> new int[4]);
  private static final InheritableThreadLocal<String> NAME = new InheritableThreadLocal<>();
  private static final long[] SUMS = new long[8];

  private static long work(int n) {
    int[] own = OWN.get();
    for (int i = 0; i < 100; i++) {
      own[i & 3] += i * n;
      if (i % 25 == 0) {
        Thread.yield();
      }
    }
    SUMS[n] = own[0] + own[3];
    return SUMS[n];
  }

  public static void main(String[] args) throws Exception {
    NAME.set("main");
    for (int n = 0; n < 3; n++) {
      int k = n;
      Thread.ofVirtual().name("one " + n).start(() -> {
        SUMS[k] = work(k) + NAME.get().length();
        NAME.set("other");
      }).join();
    }
    List<Future<Long>> results = new ArrayList<>();
    try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int n = 3; n < 8; n++) {
        int k = n;
        results.add(executor.submit(() -> work(k)));
      }
    }
    long sum = 0;
    for (Future<Long> result : results) {
      sum += result.get();
    }
    System.out.println(sum + " " + java.util.Arrays.toString(SUMS) + " " + NAME.get() + " " + OWN.get()[1]);
    Thread failing = Thread.ofVirtual().name("failing").unstarted(() -> {
      SUMS[0] /= SUMS[1] - SUMS[1];
    });
    failing.setUncaughtExceptionHandler((thread, thrown) -> System.out.println(thread.getName() + " " + thread.isVirtual() + " " + thrown.getMessage()));
    failing.start();
    failing.join();
  }
}
