// status: 3

/** The virtual machine is ended while classes are initialised, one by the other, and hooks read what they hold. */
public final class ExitInInitializer {
  static final int[] CELLS = new int[5];

  static final class First {
    static final int[] OWN = new int[3];

    static {
      for (int i = 0; i < OWN.length; i++) {
        OWN[i] = i + CELLS[i];
      }
      Second.touch();
    }
  }

  static final class Second {
    static int[] copies = First.OWN.clone();

    static {
      for (int i = 0; i < copies.length; i++) {
        copies[i] *= 2;
        if (i == 2) {
          Runtime.getRuntime().exit(copies[1] + 1);
        }
      }
    }

    static void touch() {
      System.out.println("never");
    }
  }

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      int sum = 0;
      for (int i = 0; i < CELLS.length; i++) {
        CELLS[i] += i;
        sum += CELLS[i];
      }
      System.out.println("hook " + sum);
      System.err.println("hook");
    }));
    for (int i = 0; i < CELLS.length; i++) {
      CELLS[i] = i == 1 ? 0 : i;
    }
    try {
      System.out.println(First.OWN[0]);
    } finally {
      System.out.println("never");
    }
  }
}
