// status: 0
/** Leaves in the middle, through a finally, with hooks. */
public final class ExitInFinally {
  static int[] a = new int[4];

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("hook " + a[2])));
    try {
      for (int i = 0; i < 10; i++) {
        a[i] = i;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("leaving");
      System.exit(0);
    } finally {
      System.out.println("never");
    }
  }
}
