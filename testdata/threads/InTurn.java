/**
 * Threads that run one after the other, so that what each of them finds is known: every second word of an array from its end, all words, words in
 * mixed order, columns, a loop that runs into its exception handler, the fields of objects, and counters in mixed order.
 */
public final class InTurn {
  private static final int N = 1024;
  private static final int ROWS = 64;

  /** Two fields. */
  private static final class Cell {
    long left;
    long right;

    Cell(long left, long right) {
      this.left = left;
      this.right = right;
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    long[] words = new long[N];
    int[] order = new int[N];
    long[][] table = new long[ROWS][N / ROWS];
    Cell[] cells = new Cell[N];
    long[] counts = new long[N + 1];
    for (int i = 0; i < N; i++) {
      words[i] = i;
      order[i] = 7 * i % N;
      counts[i + 1] = i;
    }
    for (int i = 0; i < N; i++) {
      cells[i] = new Cell(i, i);
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
    run("objects", () -> System.out.println(objects(cells)));
    run("objects again", () -> System.out.println(objects(cells)));
    run("counted", () -> System.out.println(counted(counts, order)));
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

  private static long objects(Cell[] cells) {
    long sum = 0;
    for (Cell cell : cells) {
      sum += cell.left * cell.right;
    }
    return sum;
  }

  private static long counted(long[] counts, int[] order) {
    for (int i = 0; i < N; i++) {
      counts[order[i] + 1]++;
    }
    return counts[1];
  }
}
