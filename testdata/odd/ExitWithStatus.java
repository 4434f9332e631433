// status: 6
/** Ends with a status of its own. */
public final class ExitWithStatus {
  static int[] a = {1, 2, 3};

  public static void main(String[] args) {
    int sum = 0;
    for (int x : a) {
      sum += x;
    }
    System.err.println("sum " + sum);
    System.exit(sum);
  }
}
