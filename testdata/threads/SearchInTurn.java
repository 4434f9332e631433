/** Threads that search an array one after the other, up to numbers of which one is the first, one in the midst and one beyond the last. */
public final class SearchInTurn {
  private static final int N = 1024;

  private final long[] numbers = new long[N];
  private final long[] smaller = new long[N];
  private int end = N;

  private SearchInTurn() {
    long[] all = numbers;
    for (int i = 0; i < N; i++) {
      all[i] = i;
    }
  }

  public static void main(String[] arguments) throws InterruptedException {
    SearchInTurn search = new SearchInTurn();
    for (int t = 0; t < 2; t++) {
      Thread thread = new Thread(() -> System.out.println(search.all()));
      thread.start();
      thread.join();
    }
  }

  private int all() {
    return count(0) + count(1) + count(500) + count(N) + countAgain(0) + countAgain(1) + countAgain(500) + countAgain(N);
  }

  private int count(long limit) {
    int k = 0;
    while (k < end && numbers[k] < limit) {
      smaller[k] = limit;
      k++;
    }
    return k;
  }

  private int countAgain(long limit) {
    int k;
    for (k = 0; k < end; k++) {
      if (numbers[k] >= limit) {
        break;
      }
      smaller[k] = limit;
    }
    return k;
  }
}
