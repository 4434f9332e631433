/** A thread dies of what it throws; the program ends well. */
public final class UncaughtElsewhere {
  static double[] a = new double[2];

  public static void main(String[] args) throws InterruptedException {
    Thread thread = new Thread(() -> a[2] = 1, "victim");
    thread.start();
    thread.join();
    Thread other = new Thread(() -> { throw new IllegalStateException("handled"); });
    other.setUncaughtExceptionHandler((t, e) -> System.out.println(e.getMessage()));
    other.start();
    other.join();
    System.out.println("end " + a[1]);
  }
}
