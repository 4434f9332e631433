// status: 1
/** A handler of the program's own takes what {@code main} throws; the status tells of it all the same. */
public final class OwnHandler {
  private static double[] a = new double[4];

  public static void main(String[] args) {
    for (int i = 1; i < a.length; i++) {
      a[i] = a[i - 1] + i;
    }
    Thread main = Thread.currentThread();
    System.out.println(main.getUncaughtExceptionHandler() == main.getThreadGroup());
    main.setUncaughtExceptionHandler((thread, thrown) -> System.out.println(thread.getName() + " handled " + thrown.getMessage()));
    throw new IllegalStateException("of " + a[3]);
  }
}
