package org.parcast.engine.time.runtime;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/**
 * The clocks of all groups of calls, by number. The thread that comes first is timed; of others nothing is. Written to the file {@code parcast.calls} when the program ends, but for groups that
 * take less than {@code parcast.calls.least} nanoseconds.
 */
public final class CallClock {
  private static final Thread FIRST = Thread.currentThread();
  private static final long LEAST = Long.getLong("parcast.calls.least", 0);
  private static CallSpans[] groups = new CallSpans[0];

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(CallClock::write));
  }

  private CallClock() {}

  private static boolean isTimed(int group) {
    return Thread.currentThread() == FIRST && !groups[group].isTooShort();
  }

  /** A group begins. */
  public static void begin(int group, int levels) {
    if (Thread.currentThread() == FIRST) {
      if (group >= groups.length) {
        groups = Arrays.copyOf(groups, group + 1);
      }
      if (groups[group] == null) {
        groups[group] = new CallSpans(levels, LEAST, System::nanoTime);
      }
      if (!groups[group].isTooShort()) {
        groups[group].begin();
      }
    }
  }

  /** One of its calls begins. */
  public static void enter(int group) {
    if (isTimed(group)) {
      groups[group].enter();
    }
  }

  /** It ends. */
  public static void leave(int group) {
    if (isTimed(group)) {
      groups[group].leave();
    }
  }

  /** The group ends. */
  public static void end(int group) {
    if (isTimed(group)) {
      groups[group].end();
    }
  }

  private static void write() {
    try (BufferedWriter out = Files.newBufferedWriter(Path.of(System.getProperty("parcast.calls")), StandardCharsets.UTF_8)) {
      for (int group = 0; group < groups.length; group++) {
        if (groups[group] != null && groups[group].isWhole()) {
          out.write(group + " " + groups[group].fields() + "\n");
        }
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
