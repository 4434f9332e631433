// status: 1
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Prints the traces of what it caught, and of where it stands. */
public final class StackTraces {
  static int[] data = new int[3];

  static void store(int i) {
    data[i] = 1 / (i - 2);
  }

  static class Failing {
    final double[] field;

    Failing(int n) {
      field = new double[n];
      field[n] = n;
    }

    static final int[] EMPTY = {};

    static void init() {
      Object o = EMPTY;
      String s = (String) o;
    }
  }

  static int walk() {
    return StackWalker.getInstance(StackWalker.Option.SHOW_HIDDEN_FRAMES).walk(frames ->
        frames.filter(f -> f.getClassName().startsWith("org.parcast.") && !f.getClassName().contains("/")).toList()).size();
  }

  public static void main(String[] args) {
    for (int i = 0; i < 5; i++) {
      try {
        store(i);
      } catch (RuntimeException e) {
        e.printStackTrace();
      }
    }
    try {
      new Failing(2);
    } catch (RuntimeException e) {
      e.printStackTrace(System.out);
    }
    try {
      Failing.init();
    } catch (ClassCastException e) {
      System.out.println(e.getMessage() + Arrays.toString(e.getStackTrace()));
    }
    try {
      int[] none = args.length > 0 ? data : null;
      none[2]++;
    } catch (NullPointerException e) {
      System.out.println(e.getMessage() + e.getStackTrace()[0].getLineNumber());
    }
    try {
      IntStream.range(0, 2).forEach(i -> data[i + 2]++);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage() + " " + Arrays.stream(e.getStackTrace()).filter(f -> f.getClassName().startsWith("Stack")).map(StackTraceElement::getMethodName).toList());
    }
    try {
      List.of(1, 2).forEach(x -> { throw new IllegalStateException("x" + x, new RuntimeException("inner")); });
    } catch (IllegalStateException e) {
      e.addSuppressed(new Exception("also"));
      e.printStackTrace();
    }
    String here = StackWalker.getInstance().walk(frames -> frames.map(f -> f.getMethodName() + ":" + f.getLineNumber()).collect(Collectors.joining(" ")));
    System.out.println(here);
    System.out.println(Arrays.toString(new Throwable().getStackTrace()) + Thread.currentThread().getStackTrace().length);
    List<String> classes = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk(frames -> frames.map(f -> f.getDeclaringClass().getSimpleName()).toList());
    System.out.println(classes);
    throw new UnsupportedOperationException("at the end");
  }
}
