/**
 * Two threads each count in a field of its own, beside a field that both of them only read: false sharing, of an object's fields and of static ones; and
 * in elements of an array that a field holds.
 */
public final class CountersBesideData {
  private static final int N = 1000;
  private static final int TIMES = 100;

  private static int[] values;
  private static int limit;
  private static long above;
  private static long below;
  private static long[] counts;

  /** Numbers, and how many of them are even and odd. */
  private static final class Parity {
    private final int[] numbers;
    private long evens;
    private long odds;

    Parity(int[] numbers) {
      this.numbers = numbers;
    }

    void countEvens() {
      for (int i = 0; i < TIMES * N; i++) {
        if ((numbers[i % N] & 1) == 0) {
          evens++;
        }
      }
    }

    void countOdds() {
      for (int i = 0; i < TIMES * N; i++) {
        if ((numbers[i % N] & 1) == 1) {
          odds++;
        }
      }
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    values = new int[N];
    limit = N / 2;
    for (int i = 0; i < N; i++) {
      values[i] = i * 37 % N;
    }
    Parity parity = new Parity(values);
    run(parity::countEvens, parity::countOdds);
    run(CountersBesideData::countAbove, CountersBesideData::countBelow);
    counts = new long[2];
    run(() -> count(0), () -> count(1));
    System.out.println(parity.evens + " " + parity.odds + " " + above + " " + below + " " + counts[0] + " " + counts[1]);
  }

  private static void run(Runnable one, Runnable other) throws InterruptedException {
    Thread first = new Thread(one);
    Thread second = new Thread(other);
    first.start();
    second.start();
    first.join();
    second.join();
  }

  private static void countAbove() {
    for (int i = 0; i < TIMES * N; i++) {
      if (values[i % N] >= limit) {
        above++;
      }
    }
  }

  private static void count(int remainder) {
    for (int i = 0; i < TIMES * N; i++) {
      if (values[i % N] % 2 == remainder) {
        counts[remainder]++;
      }
    }
  }

  private static void countBelow() {
    for (int i = 0; i < TIMES * N; i++) {
      if (values[i % N] < limit) {
        below++;
      }
    }
  }
}
