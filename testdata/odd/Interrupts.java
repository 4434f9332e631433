/** A thread that interrupts itself, and one that is interrupted while it sleeps. */
public final class Interrupts {
  static int[] seen = new int[3];

  public static void main(String[] args) throws InterruptedException {
    Thread.currentThread().interrupt();
    for (int i = 0; i < seen.length; i++) {
      seen[i] = Thread.interrupted() ? 1 : 0;
    }
    System.out.println(seen[0] + " " + seen[1] + " " + seen[2]);
    Thread.currentThread().interrupt();
    try {
      Thread.sleep(1000);
      System.out.println("slept");
    } catch (InterruptedException e) {
      System.out.println(e.getMessage() + " " + Thread.currentThread().isInterrupted());
    }
    Thread sleeper = new Thread(() -> {
      try {
        Thread.sleep(60_000);
      } catch (InterruptedException e) {
        System.out.println("woken");
      }
    });
    sleeper.start();
    sleeper.interrupt();
    sleeper.join();
    System.out.println(sleeper.getState() + " " + Thread.currentThread().getName());
  }
}
