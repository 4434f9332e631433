/** The stack overflows in recursions that count up before a try and down in its finally, which calls nothing: each ends with what it began with. */
public final class OverflowBalanced {
  private static final Object LOCK = new Object();
  private static final int ROUNDS = 12;
  private static int open;
  private static final int[] held = new int[4];
  private final double[] row = new double[3];
  private long inside;

  private static int field(int n) {
    open++;
    try {
      return field(n + 1) + 1;
    } finally {
      open--;
    }
  }

  private static int elements(int n, int[] a) {
    a[n & 3]++;
    try {
      return elements(n + 1, a) + a[0];
    } finally {
      a[n & 3]--;
    }
  }

  private int object(int n) {
    inside++;
    try {
      row[n % 3] += 2;
      return object(n + 1) + 1;
    } finally {
      inside--;
    }
  }

  private static double loop(int n, double x) {
    for (int i = 0; i < 4; i++) {
      held[i]++;
    }
    try {
      return loop(n + 1, x + 1) + x;
    } finally {
      for (int i = 0; i < 4; i++) {
        held[i]--;
      }
    }
  }

  private static int locked(int n) {
    synchronized (LOCK) {
      open += 2;
      try {
        return locked(n + 1) - 1;
      } finally {
        open -= 2;
      }
    }
  }

  private static int caught(int n) {
    open++;
    try {
      return caught(n + 1) + 1;
    } catch (StackOverflowError e) {
      open--;
      throw e;
    }
  }

  /** Each round has the end of the stack elsewhere in a frame. */
  private static void shifted(int round, int which, OverflowBalanced object, long a, long b) {
    if (round > 0) {
      shifted(round - 1, which, object, b, a + round);
      return;
    }
    try {
      switch (which) {
        case 0 -> field(0);
        case 1 -> elements(0, held);
        case 2 -> object.object(0);
        case 3 -> loop(0, 0);
        case 4 -> locked(0);
        default -> caught(0);
      }
    } catch (StackOverflowError e) {
      return;
    }
  }

  public static void main(String[] args) {
    OverflowBalanced object = new OverflowBalanced();
    for (int which = 0; which < 6; which++) {
      for (int round = 0; round < ROUNDS; round++) {
        shifted(round, which, object, 1, 2);
      }
      System.out.println(which + ": " + open + " " + held[0] + " " + held[1] + " " + held[2] + " " + held[3] + " " + object.inside + " " + Thread.holdsLock(LOCK));
    }
  }
}
