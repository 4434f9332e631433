/**
 * Threads that run one after the other, so that what each of them finds is known: every second word of an array from its end, all words, words in
 * mixed order, columns, and a loop that runs into its exception handler.
 */
public final class InTurn {
  private static final int N = 1024;
  private static final int ROWS = 64;

  public static void main(String[] arguments) throws InterruptedException {
    long[] words = new long[N];
    int[] order = new int[N];
    long[][] table = new long[ROWS][N / ROWS];
    for (int i = 0; i < N; i++) {
      words[i] = i;
      order[i] = 7 * i % N;
    }
    for (int i = 0; i < ROWS; i++) {
      for (int j = 0; j < N / ROWS; j++) {
        table[i][j] = i + j;
      }
    }
    run("backwards", () -> System.out.println(backwards(words)));
    run("all", () -> System.out.println(all(words)));
    run("mixed", () -> System.out.println(mixed(words, order)));
    run("columns", () -> System.out.println(columns(table)));
    run("beyond", () -> System.out.println(beyond(words)));
  }

  private static void run(String name, Runnable task) throws InterruptedException {
    Thread thread = new Thread(task, name);
    thread.start();
    thread.join();
  }

  private static long backwards(long[] words) {
    long sum = 0;
    for (int i = N - 1; i > 0; i -= 2) {
      sum += words[i];
    }
    return sum;
  }

  private static long all(long[] words) {
    long sum = 0;
    for (int i = 0; i < N; i++) {
      sum += words[i];
    }
    return sum;
  }

  private static long mixed(long[] words, int[] order) {
    long sum = 0;
    for (int i = 0; i < N; i++) {
      sum += words[order[i]];
    }
    return sum;
  }

  private static long columns(long[][] table) {
    long sum = 0;
    for (int j = 0; j < N / ROWS; j++) {
      for (int i = 0; i < ROWS; i++) {
        sum += table[i][j];
      }
    }
    return sum;
  }

  private static String beyond(long[] words) {
    long sum = 0;
    try {
      for (int i = 0; i < 2 * N; i++) {
        sum += words[i];
      }
      return "not stopped";
    } catch (ArrayIndexOutOfBoundsException e) {
      return "stopped after " + sum;
    }
  }
}
