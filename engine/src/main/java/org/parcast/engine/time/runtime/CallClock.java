package org.parcast.engine.time.runtime;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** The clocks of all groups of calls, by number. The thread that comes first is timed; of others nothing is. Written to the file {@code parcast.calls} when the program ends. */
public final class CallClock {
  private static final Map<Integer, CallSpans> GROUPS = new TreeMap<>();
  private static final Thread FIRST = Thread.currentThread();

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(CallClock::write));
  }

  private CallClock() {}

  /** A group begins. */
  public static void begin(int group, int levels) {
    if (Thread.currentThread() == FIRST) {
      GROUPS.computeIfAbsent(group, number -> new CallSpans(levels, System::nanoTime)).begin();
    }
  }

  /** One of its calls begins. */
  public static void enter(int group) {
    if (Thread.currentThread() == FIRST) {
      GROUPS.get(group).enter();
    }
  }

  /** It ends. */
  public static void leave(int group) {
    if (Thread.currentThread() == FIRST) {
      GROUPS.get(group).leave();
    }
  }

  /** The group ends. */
  public static void end(int group) {
    if (Thread.currentThread() == FIRST) {
      GROUPS.get(group).end();
    }
  }

  private static void write() {
    try (BufferedWriter out = Files.newBufferedWriter(Path.of(System.getProperty("parcast.calls")), StandardCharsets.UTF_8)) {
      for (Map.Entry<Integer, CallSpans> each : GROUPS.entrySet()) {
        out.write(each.getKey() + " " + each.getValue().fields() + "\n");
      }
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
