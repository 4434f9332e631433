import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RecursiveAction;

/** A task of a fork-join pool works on words that main has stored, and main loads them when it has returned. */
public final class LastTask extends RecursiveAction {
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
    new ForkJoinPool(1).invoke(new LastTask(words));
    long sum = 0;
    for (int i = 0; i < N; i++) {
      sum += words[i];
    }
    System.out.println("sum " + sum);
  }

  @Override
  protected void compute() {
    for (int i = 0; i < N; i++) {
      if (i % 3 == 0) {
        words[i]++;
      } else {
        words[i] *= 2;
      }
    }
  }
}
