import java.util.ArrayList;
import java.util.List;
import java.util.ListResourceBundle;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.logging.Filter;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** Logs from loops, constructors, lambdas and initialisers, where the logger finds out who has called it; in words of a bundle of its own. */
public final class Loggers {
  private static final Logger LOGGER = Logger.getLogger("loggers.own");
  private static final List<String> LINES = new ArrayList<>();

  public static final class Words extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
      return new Object[][] {{"cell", "the cell {0} holds {1,number,0.00}"}, {"sizes", new int[] {3, 4}}};
    }
  }

  static final class Keeping extends Handler {
    private final int[] counts = new int[2];

    @Override
    public void publish(LogRecord said) {
      if (isLoggable(said)) {
        counts[said.getLevel().intValue() > 800 ? 1 : 0]++;
        String from = said.getSourceClassName() + "." + said.getSourceMethodName().replaceAll("\\d+$", "");
        LINES.add(said.getLevel() + " " + from + " " + new SimpleFormatter().formatMessage(said) + (said.getThrown() == null ? "" : " " + said.getThrown()));
      }
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  static final class Noisy {
    private final double[] cells = new double[3];

    Noisy(int n) {
      for (int i = 0; i < cells.length; i++) {
        cells[i] = n / (i + 1.0) + (i > 0 ? cells[i - 1] : 0);
        LOGGER.log(Level.INFO, "cell", new Object[] {i, cells[i]});
      }
      LOGGER.entering("Noisy", "made");
    }

    static final int FIRST = first();

    private static int first() {
      LOGGER.warning("initialised");
      return 1;
    }
  }

  public static void main(String[] args) {
    Keeping keeping = new Keeping();
    Filter filter = said -> said.getParameters() == null || (int) said.getParameters()[0] != 1;
    LOGGER.setUseParentHandlers(false);
    LOGGER.addHandler(keeping);
    LOGGER.setFilter(filter);
    LOGGER.setLevel(Level.FINE);
    ResourceBundle words = ResourceBundle.getBundle("Loggers$Words", Locale.ROOT);
    LOGGER.setResourceBundle(words);
    Runnable lambda = () -> LOGGER.fine(() -> "lazily " + LINES.size());
    for (int i = 0; i < 3; i++) {
      new Noisy(i + Noisy.FIRST);
      lambda.run();
      try {
        LINES.get(-1 - i);
      } catch (IndexOutOfBoundsException e) {
        LOGGER.log(Level.SEVERE, "failed " + i, e);
      }
    }
    System.Logger system = System.getLogger("loggers.own");
    system.log(System.Logger.Level.INFO, "cell", 5, ((int[]) words.getObject("sizes"))[1]);
    LOGGER.removeHandler(keeping);
    LINES.forEach(System.out::println);
    System.out.println(keeping.counts[0] + " " + keeping.counts[1]);
  }
}
