import java.lang.StackWalker.Option;
import java.lang.StackWalker.StackFrame;
import java.util.Arrays;
import java.util.List;

/** Walks the stack from each depth to its end, from the lowest frame, and that of another thread. */
public final class StackDepths {
  private static final StackWalker WALKER = StackWalker.getInstance();
  private static final StackWalker OF_CLASSES = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);
  private static final int[] CELLS = new int[4];

  private static long walked(int n) {
    CELLS[n % 4]++;
    return n == 0 ? WALKER.walk(frames -> frames.count()) : walked(n - 1);
  }

  private static int visited(int n) {
    if (n > 0) {
      return visited(n - 1);
    }
    int[] count = new int[1];
    WALKER.forEach(frame -> count[0]++);
    return count[0];
  }

  public static void main(String[] args) throws InterruptedException {
    long before = walked(0);
    long sum = 0;
    for (int i = 0; i < 80; i++) {
      long depth = walked(i);
      sum += depth * i + visited(i);
      if (depth != before + i) {
        System.out.println("at " + i + ": " + depth);
      }
    }
    System.out.println(sum + " " + CELLS[0]);
    try {
      System.out.println(OF_CLASSES.getCallerClass());
    } catch (IllegalCallerException e) {
      System.out.println(e.getMessage());
    }
    List<StackFrame> first = WALKER.walk(frames -> frames.limit(1).toList());
    System.out.println(first + " " + OF_CLASSES.walk(frames -> frames.findFirst()).map(StackFrame::getDeclaringClass));
    try {
      WALKER.walk(frames -> {
        throw new InternalError("its own");
      });
    } catch (InternalError e) {
      System.out.println(e.getMessage());
    }
    Thread main = Thread.currentThread();
    Thread other = new Thread(() -> {
      for (StackTraceElement[] stack : List.of(main.getStackTrace(), Thread.getAllStackTraces().get(main), Thread.currentThread().getStackTrace())) {
        System.out.println(stack[stack.length - 1].getMethodName() + " " + Arrays.stream(stack).map(StackTraceElement::getClassName).filter(name -> !name.startsWith("java.lang.")).toList());
      }
    });
    System.out.println(other.getStackTrace().length);
    other.start();
    other.join();
  }
}
