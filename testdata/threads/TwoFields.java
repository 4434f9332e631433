/** Two threads, each with a field of one object and a line of code of its own, go on for long: false sharing that no end of a loop shows. */
public final class TwoFields {
  private static final int ROUNDS = 100_000_000;

  /** The fields. */
  private static final class Pair {
    long left;
    long right;
  }

  public static void main(String[] arguments) throws InterruptedException {
    Pair pair = new Pair();
    Thread left = new Thread(() -> {
      for (int i = 0; i < ROUNDS; i++) {
        pair.left += i;
      }
    });
    Thread right = new Thread(() -> {
      for (int i = 0; i < ROUNDS; i++) {
        pair.right += i;
      }
    });
    left.start();
    right.start();
    left.join();
    right.join();
    System.out.println(pair.left == pair.right);
  }
}
