package org.parcast.cli.console;

import java.nio.file.Path;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressState;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Deadline;

/**
 * Shows on standard error what the program under analysis prints and, on a terminal, the stage that the analysis is in, how far it is in a
 * trace, and the time it has taken. The bar keeps off a line that the program has not finished.
 */
public final class ProgressDisplay implements AnalysisListener, AutoCloseable {
  private static final String CLEAR_LINE = "\r\033[K";
  private static final int WIDTH = 78;
  private static final int INTERVAL_MILLIS = 250;
  private static final String SPINNER = "|/-\\";

  private final Console console;
  private final boolean quiet;
  private final Deadline deadline;
  private final ProgressBar bar;
  private volatile String stage = "";
  private volatile int percent;
  private boolean barShown;
  private boolean lineOpen;

  /** @param deadline after which nothing is to be told */
  public ProgressDisplay(Console console, boolean quiet, Deadline deadline) {
    this.console = console;
    this.quiet = quiet;
    this.deadline = deadline;
    deadline.atPassing(this::close);
    this.bar = console.terminal() && !quiet
        ? new ProgressBarBuilder()
            .setInitialMax(-1) // nobody knows how long a program runs
            .setRenderer(ProgressDisplay::line)
            .setUpdateIntervalMillis(INTERVAL_MILLIS)
            .continuousUpdate() // time goes by without anything that the bar counts
            .setConsumer(new DelegatingProgressBarConsumer(this::draw, WIDTH))
            .build()
        : null;
  }

  @Override
  public void stage(String name) {
    deadline.check();
    stage = name;
    percent = 0;
    show(name);
  }

  @Override
  public void done(double share) {
    deadline.check();
    int now = (int) (100 * share);
    if (now != percent) {
      percent = now;
      show(stage + ", " + now + " %");
    }
  }

  @Override
  public void recorded(Path recording) {
    deadline.recorded(recording);
  }

  private void show(String message) {
    if (bar != null) {
      bar.setExtraMessage(message);
    }
  }

  @Override
  public synchronized void printed(byte[] bytes, int length) {
    if (quiet || length == 0) {
      return;
    }
    clear();
    console.err().write(bytes, 0, length);
    console.err().flush();
    lineOpen = bytes[length - 1] != '\n';
  }

  @Override
  public void close() {
    if (bar != null) {
      bar.close();
    }
    synchronized (this) {
      clear();
      if (lineOpen) {
        console.err().println();
        lineOpen = false;
      }
    }
  }

  private static String line(ProgressState progress, int width) {
    long millis = progress.getElapsedAfterStart().toMillis();
    char spoke = SPINNER.charAt((int) (millis / INTERVAL_MILLIS % SPINNER.length()));
    String line = spoke + " " + progress.getExtraMessage().strip() + " (" + millis / 1000 + " s)";
    return line.substring(0, Math.min(line.length(), width));
  }

  private synchronized void draw(String text) {
    if (!lineOpen) {
      console.err().print(CLEAR_LINE + text.strip());
      console.err().flush();
      barShown = true;
    }
  }

  private void clear() {
    if (barShown) {
      console.err().print(CLEAR_LINE);
      barShown = false;
    }
  }
}
