import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The main thread fails when a pool has done two tasks, each in its half of an array, and while another thread is still busy. */
public final class FailsAfterwards {
  private static final int HALF = 512;

  public static void main(String[] arguments) throws InterruptedException, ExecutionException {
    long[] words = new long[2 * HALF];
    for (int i = 0; i < words.length; i++) {
      words[i] = i;
    }
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<?> first = pool.submit(() -> count(words, 0));
    Future<?> second = pool.submit(() -> count(words, HALF));
    first.get();
    second.get();
    new Thread(FailsAfterwards::late).start();
    long sum = 0;
    for (long word : words) {
      sum += word;
    }
    pool.shutdown();
    throw new IllegalStateException("the sum is " + sum);
  }

  private static void count(long[] words, int from) {
    for (int i = 0; i < HALF; i++) {
      words[from + i]++;
    }
  }

  private static void late() {
    try {
      Thread.sleep(300);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    System.err.println("late thread ended");
  }
}
