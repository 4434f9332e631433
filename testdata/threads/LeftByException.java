/** A thread runs off the end of an array that it fills, which ends the thread; the main thread reads what was filled. */
public final class LeftByException {
  private static final int SIZE = 1024;

  public static void main(String[] arguments) throws InterruptedException {
    int[] numbers = new int[SIZE];
    Thread filler = new Thread(() -> fill(numbers, 2 * SIZE));
    filler.start();
    filler.join();
    int sum = 0;
    for (int i = 0; i < SIZE; i++) {
      sum += numbers[i];
    }
    System.out.println("sum " + sum);
  }

  private static void fill(int[] numbers, int upTo) {
    try {
      for (int i = 0; i < upTo; i++) {
        numbers[i] = i;
      }
    } catch (IndexOutOfBoundsException e) {
      System.out.println("filled: " + e.getMessage());
      throw e;
    }
  }
}
