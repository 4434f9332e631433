package org.parcast.tracer.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * How a traced run ended.
 *
 * @param end how
 * @param status the exit status of the program's JVM
 * @param message what to tell the user where {@code end} is not COMPLETED: the exception and its line, the limit
 * @param recording the directory written
 * @param elapsed wall time of the traced run
 * @param warnings untraced methods, unmodelled calls, threads
 */
public record TraceOutcome(End end, int status, String message, Path recording, Duration elapsed, List<String> warnings) {
  public enum End {
    COMPLETED,
    /** The program threw, exited with a status, or ran out of memory. */
    FAILED,
    /** Several threads of the program worked at a time. */
    THREADS,
    /** The time was up, or the room on the disk. */
    LIMIT
  }
}
