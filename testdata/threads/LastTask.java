import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveTask;

/** A task of a fork-join pool works on words that main has stored and returns them; main loads them then, without a variable for them. */
public final class LastTask extends RecursiveTask<long[]> {
  private static final int N = 1024;

  private final long[] words;

  private LastTask(long[] words) {
    this.words = words;
  }

  public static void main(String[] arguments) {
    long[] words = new long[N];
    for (int i = 0; i < N; i++) {
      words[i] = i;
    }
    LastTask task = new LastTask(words);
    new ForkJoinPool(1).invoke(task);
    long sum = 0;
    for (int i = 0; i < N; i++) {
      sum += task.join()[i];
    }
    System.out.println("sum " + sum);
  }

  @Override
  protected long[] compute() {
    for (int i = 0; i < N; i++) {
      if (i % 3 == 0) {
        words[i]++;
      } else {
        words[i] *= 2;
      }
    }
    return words;
  }
}
