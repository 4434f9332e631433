import java.lang.StackWalker.Option;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.function.Supplier;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/** Who asks where it was called from: walkers of the stack, loggers, the stack of a thread, in constructors, lambdas, initialisers and loops. */
public final class Walkers {
  private static final StackWalker WALKER = StackWalker.getInstance(Option.RETAIN_CLASS_REFERENCE);
  private static final int[] CELLS = new int[4];

  static class Noted {
    private final String maker = WALKER.getCallerClass().getSimpleName();
    private final List<String> frames;
    private int[] cells = new int[3];

    Noted(Supplier<List<String>> frames) {
      this.frames = frames.get();
      for (int i = 0; i < cells.length; i++) {
        cells[i] += frames().size() + i;
      }
    }
  }

  static class Late {
    static final List<String> FRAMES = frames();
    static int[] cells = new int[FRAMES.size()];
  }

  interface Caller {
    default Class<?> caller() {
      return WALKER.getCallerClass();
    }
  }

  private static List<String> frames() {
    return WALKER.walk(all -> all.skip(1).map(frame -> frame.getMethodName().replaceAll("\\$\\d+$", "") + ":" + frame.getLineNumber() + frame.getMethodType().parameterCount()).toList());
  }

  private static int depth(int n) {
    if (n == 0) {
      return (int) (long) WALKER.walk(all -> all.count());
    }
    CELLS[n % 4] += n;
    return depth(n - 1);
  }

  public static void main(String[] args) throws Exception {
    Logger logger = Logger.getLogger("walkers");
    ConsoleHandler handler = new ConsoleHandler();
    handler.setFormatter(new Formatter() {
      @Override
      public String format(LogRecord said) {
        return said.getSourceClassName() + "." + said.getSourceMethodName() + " " + formatMessage(said) + "\n";
      }
    });
    logger.setUseParentHandlers(false);
    logger.addHandler(handler);
    for (int i = 0; i < 3; i++) {
      CELLS[i] += depth(i * 3);
      logger.info("cell " + CELLS[i]);
      Supplier<List<String>> here = () -> frames();
      Noted noted = new Noted(i == 1 ? Walkers::frames : here);
      System.out.println(noted.maker + " " + noted.frames + " " + noted.cells[2]);
    }
    System.out.println(Late.FRAMES + " " + Late.cells.length);
    System.out.println(new Caller() {}.caller() + " " + MethodHandles.lookup().lookupClass());
    System.out.println(Walkers.class.getDeclaredMethod("depth", int.class).invoke(null, 5));
    StackTraceElement[] trace = Thread.currentThread().getStackTrace();
    System.out.println(trace.length + " " + trace[1].getMethodName() + " " + trace[1].getLineNumber());
    try {
      System.out.println(CELLS[depth(2) + 2]);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage() + " " + e.getStackTrace().length + " " + e.getStackTrace()[0]);
    }
    try {
      int[][] rows = new int[2][];
      rows[1][CELLS[0]] = 3;
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }
}
