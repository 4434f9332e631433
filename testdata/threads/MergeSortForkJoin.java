import java.util.Random;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** Merge sort on a fork-join pool. Arguments: numbers, how often, threads. */
public final class MergeSortForkJoin extends RecursiveAction {
  private static final int FEW = 64;
  private static final int ONE_TASK = 4096;

  private final int[] numbers;
  private final int[] merged;
  private final int from;
  private final int to;

  private MergeSortForkJoin(int[] numbers, int[] merged, int from, int to) {
    this.numbers = numbers;
    this.merged = merged;
    this.from = from;
    this.to = to;
  }

  public static void main(String[] arguments) {
    int n = Integer.parseInt(arguments[0]);
    int times = Integer.parseInt(arguments[1]);
    ForkJoinPool pool = new ForkJoinPool(Integer.parseInt(arguments[2]));
    int[] numbers = new int[n];
    int[] merged = new int[n];
    for (int t = 0; t < times; t++) {
      Random random = new Random(t);
      for (int i = 0; i < n; i++) {
        numbers[i] = random.nextInt();
      }
      pool.invoke(new MergeSortForkJoin(numbers, merged, 0, n));
    }
    System.out.println("middle " + numbers[n / 2]);
  }

  @Override
  protected void compute() {
    if (to - from < FEW) {
      insertion();
      return;
    }
    int middle = (from + to) >>> 1;
    MergeSortForkJoin lower = new MergeSortForkJoin(numbers, merged, from, middle);
    MergeSortForkJoin upper = new MergeSortForkJoin(numbers, merged, middle, to);
    if (to - from > ONE_TASK) {
      invokeAll(lower, upper);
    } else {
      lower.compute();
      upper.compute();
    }
    merge(middle);
  }

  private void merge(int middle) {
    int low = from;
    int high = middle;
    for (int k = from; k < to; k++) {
      if (low < middle && (high >= to || numbers[low] <= numbers[high])) {
        merged[k] = numbers[low++];
      } else {
        merged[k] = numbers[high++];
      }
    }
    for (int k = from; k < to; k++) {
      numbers[k] = merged[k];
    }
  }

  private void insertion() {
    for (int i = from + 1; i < to; i++) {
      int number = numbers[i];
      int j = i - 1;
      while (j >= from && numbers[j] > number) {
        numbers[j + 1] = numbers[j];
        j--;
      }
      numbers[j + 1] = number;
    }
  }
}
