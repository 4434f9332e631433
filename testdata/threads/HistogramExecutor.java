import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Counts numbers by value, each task for itself, on an executor. Arguments: numbers, how often, threads. */
public final class HistogramExecutor {
  private static final int BINS = 4096;

  public static void main(String[] arguments) throws InterruptedException, ExecutionException {
    int n = Integer.parseInt(arguments[0]);
    int times = Integer.parseInt(arguments[1]);
    int threads = Integer.parseInt(arguments[2]);
    int[] numbers = new int[n];
    Random random = new Random(1);
    for (int i = 0; i < n; i++) {
      numbers[i] = random.nextInt(BINS);
    }
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    int[] all = new int[BINS];
    for (int k = 0; k < times; k++) {
      List<Callable<int[]>> tasks = new ArrayList<>();
      for (int t = 0; t < threads; t++) {
        int from = t * (n / threads);
        int to = (t + 1) * (n / threads);
        tasks.add(() -> count(numbers, from, to));
      }
      for (Future<int[]> part : pool.invokeAll(tasks)) {
        for (int bin = 0; bin < BINS; bin++) {
          all[bin] += part.get()[bin];
        }
      }
    }
    pool.shutdown();
    System.out.println("of 5: " + all[5]);
  }

  private static int[] count(int[] numbers, int from, int to) {
    int[] counts = new int[BINS];
    for (int i = from; i < to; i++) {
      counts[numbers[i]]++;
    }
    return counts;
  }
}
