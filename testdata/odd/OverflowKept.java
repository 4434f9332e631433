/** The stack overflows in recursions whose handlers cover themselves: of finally and of synchronized. Each ends, and gives back what it holds. */
public final class OverflowKept {
  private static final Object LOCK = new Object();
  private static int[] a = new int[3];

  private static int finallyAround(int n) {
    try {
      for (int i = 0; i < a.length; i++) {
        a[i] += n;
      }
      return finallyAround(n + 1) + a[0];
    } finally {
      a[1]--;
    }
  }

  private static int held(int n) {
    synchronized (LOCK) {
      a[2] = n;
      return held(n + 1) + a[2];
    }
  }

  private static int caughtBefore(int n) {
    try {
      return caughtBefore(n + 1) + a[n % 3];
    } catch (ArithmeticException e) {
      return 0;
    } finally {
      for (int i = 0; i < a.length; i++) {
        a[i] = i;
      }
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 2; i++) {
      try {
        finallyAround(0);
      } catch (StackOverflowError e) {
        System.out.println("finally");
      }
      try {
        held(0);
      } catch (StackOverflowError e) {
        System.out.println("held " + Thread.holdsLock(LOCK));
      }
      try {
        caughtBefore(0);
      } catch (StackOverflowError e) {
        System.out.println("caught " + a[2]);
      }
    }
  }
}
