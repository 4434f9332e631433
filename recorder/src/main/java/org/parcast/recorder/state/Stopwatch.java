package org.parcast.recorder.state;

import java.io.IOException;
import java.nio.file.Path;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.run.RunControl;
import org.parcast.recording.StepTimes;

/**
 * Times the steps of a plain run. Classes in which nothing else is rewritten tell where the time loop, or the analysed method, begins, goes on
 * and ends. Where they have neither, the whole program is one step.
 */
public final class Stopwatch {
  private Stopwatch() {}

  /** Steps beyond these are not kept. */
  static final int MOST_STEPS = 1 << 20;

  /** Whether the program has neither time loop nor analysed method. */
  private static final boolean WHOLE = Boolean.getBoolean("parcast.clock.whole");

  /** After so many steps the run ends; 0 for never. */
  private static final long STEPS = Long.getLong("parcast.steps", 0);

  private static Thread program;
  private static long[] nanoseconds = new long[1 << 10];
  private static int steps;
  private static int open;
  private static long since;

  /** The time loop is entered, or the analysed method. */
  public static void begin() {
    if (Thread.currentThread() == program && open++ == 0) {
      since = System.nanoTime();
    }
  }

  /** An iteration of the time loop ends, and another may begin. */
  public static void next() {
    if (Thread.currentThread() == program && open == 1) {
      lap();
      if (steps == STEPS) {
        RunControl.enough();
      }
    }
  }

  /** The time loop is left, or the analysed method. */
  public static void end() {
    if (Thread.currentThread() == program && open > 0 && --open == 0) {
      lap();
    }
  }

  private static void lap() {
    long now = System.nanoTime();
    if (steps == nanoseconds.length && steps < MOST_STEPS) {
      nanoseconds = Growth.of(nanoseconds, 2 * steps);
    }
    if (steps < nanoseconds.length) {
      nanoseconds[steps++] = now - since;
    }
    since = now;
  }

  public static void start(Thread program) {
    Stopwatch.program = program;
    since = System.nanoTime();
  }

  public static void stop() {
    if (WHOLE && steps == 0) {
      lap();
    }
    program = null;
  }

  public static void write(Path directory) throws IOException {
    stop();
    StepTimes.write(directory, nanoseconds, steps);
  }
}
