import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;

/** Exceptions of its own: without a stack, with another's, that hold each other, that are thrown while one is told of, and twice by an initialiser. */
public final class Throwables {
  static class Light extends RuntimeException {
    final int[] counts = new int[2];

    Light(String message) {
      super(message, null, true, false);
    }

    @Override
    public String getMessage() {
      return super.getMessage() + counts[0]++;
    }
  }

  static class Filling extends Exception {
    private int filled;

    @Override
    public synchronized Throwable fillInStackTrace() {
      filled++;
      return this;
    }
  }

  static class Broken {
    static final int[] CELLS = new int[Integer.parseInt("-1")];
  }

  static class Untold {
    private int asked;

    @Override
    public String toString() {
      if (asked++ % 2 == 0) {
        throw new IllegalStateException("asked " + asked);
      }
      return "told";
    }
  }

  private static String text(Throwable e) {
    StringWriter text = new StringWriter();
    e.printStackTrace(new PrintWriter(text));
    return text.toString();
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> void sneak(Throwable e) throws E {
    throw (E) e;
  }

  @SuppressWarnings("finally")
  private static int lost(int[] cells) {
    for (int i = 0; i < cells.length; i++) {
      try {
        cells[i] = 10 / (i - 2);
      } finally {
        if (i % 2 == 0) {
          cells[i]--;
          continue;
        }
        cells[i]++;
      }
    }
    return cells[2];
  }

  public static void main(String[] args) {
    List<Throwable> caught = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      try {
        switch (i) {
          case 0 -> throw new Light("light ");
          case 1 -> sneak(new Filling());
          case 2 -> throw null;
          default -> System.out.println("not " + new Untold());
        }
      } catch (Throwable e) {
        caught.add(e);
      }
    }
    Throwable first = caught.get(0);
    first.addSuppressed(caught.get(2));
    caught.get(2).initCause(caught.get(3));
    caught.get(3).initCause(first);
    caught.get(2).setStackTrace(new StackTraceElement[] {new StackTraceElement("No", "where", null, -2)});
    System.out.print(text(first));
    System.out.println(((Filling) caught.get(1)).filled + " " + caught.get(1).getStackTrace().length);
    for (int i = 0; i < 2; i++) {
      try {
        System.out.println(Broken.CELLS.length);
      } catch (LinkageError e) {
        System.out.println(e + " of " + (e.getCause() == null ? "nothing" : e.getCause().getClass().getSimpleName()));
      }
    }
    System.out.println(lost(new int[5]));
    try {
      List.of(3, 0, 2).stream().map(x -> 6 / x).forEach(System.out::println);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage() + " " + e.getStackTrace()[0].getMethodName().startsWith("lambda$main$"));
    }
    Untold untold = new Untold();
    int[] i = {0};
    try {
      i[i[0]++] += ("" + untold).length();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + i[0] + " " + untold);
    }
  }
}
