package org.parcast.engine.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordingFile;

/** When the virtual machine compiled code of the program, or gave compiled code up, as its flight recorder tells. */
final class Jfr {
  private static final String SETTINGS = """
      <?xml version="1.0" encoding="UTF-8"?>
      <configuration version="2.0">
        <event name="jdk.Compilation"><setting name="enabled">true</setting><setting name="threshold">0 ms</setting></event>
        <event name="jdk.Deoptimization"><setting name="enabled">true</setting></event>
      </configuration>
      """;

  private final List<long[]> times;

  private Jfr(List<long[]> times) {
    this.times = times;
  }

  /** The argument that makes a virtual machine record into a file. */
  static String argument(Path directory, Path recording) throws IOException {
    Path settings = directory.resolve("compilation.jfc");
    Files.writeString(settings, SETTINGS);
    return "-XX:StartFlightRecording=filename=" + recording + ",settings=" + settings + ",dumponexit=true";
  }

  /** @param classes of the program, with dots */
  static Jfr read(Path recording, Set<String> classes) throws IOException {
    List<long[]> times = new ArrayList<>();
    try (RecordingFile file = new RecordingFile(recording)) {
      while (file.hasMoreEvents()) {
        RecordedEvent event = file.readEvent();
        RecordedMethod method = event.hasField("method") ? event.getValue("method") : null;
        if (method != null && classes.contains(method.getType().getName())) {
          times.add(new long[] {nanos(event.getStartTime()), nanos(event.getEndTime())});
        }
      }
    }
    return new Jfr(times);
  }

  private static long nanos(Instant instant) {
    return instant.getEpochSecond() * 1_000_000_000 + instant.getNano();
  }

  /** Whether nothing of the program was compiled or given up in the meantime. */
  boolean quiet(long from, long to) {
    return times.stream().noneMatch(time -> time[0] < to && time[1] > from);
  }
}
