// status: 0
/** Another thread ends the program by {@code Runtime.exit} while the first waits. */
public final class ExitElsewhere {
  static final long[] a = new long[3];

  public static void main(String[] args) throws InterruptedException {
    for (int i = 0; i < a.length; i++) {
      a[i] = i;
    }
    new Thread(() -> {
      System.out.println("now " + a[2]);
      Runtime.getRuntime().exit(0);
    }).start();
    Thread.sleep(60_000);
  }
}
