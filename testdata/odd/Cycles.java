/** Static initialisers that need each other see what is there so far. */
public final class Cycles {
  static final class First {
    static int value = Second.value + 1;
    static final int[] table = {value, value + 1};
  }

  static final class Second {
    static int value = First.value + 10;
    static final int[] table = First.table == null ? new int[] {-1} : First.table.clone();
  }

  public static void main(String[] args) {
    int sum = 0;
    for (int i = 0; i < First.table.length; i++) {
      sum += First.table[i];
    }
    System.out.println(First.value + " " + Second.value + " " + Second.table[0] + " " + sum);
    try {
      System.out.println(Broken.value);
    } catch (ExceptionInInitializerError e) {
      System.out.println(e.getCause());
    }
    try {
      System.out.println(Broken.value);
    } catch (NoClassDefFoundError e) {
      System.out.println(e.getMessage());
    }
  }

  static final class Broken {
    static int value = new int[0][0].length / First.table[First.table.length - 3];
  }
}
