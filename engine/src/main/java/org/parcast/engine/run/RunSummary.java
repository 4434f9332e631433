package org.parcast.engine.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.parcast.report.Sources;

/**
 * The run that was analysed.
 *
 * @param name name of the program, for files: the main class without its package
 * @param mainClass name of the class that was run
 * @param arguments arguments of the program
 * @param end how the run ended
 * @param message the failure or limit that ended it; empty where it completed
 * @param recording where the recording is kept, or null where it is not
 * @param elapsed wall time of the traced run; zero for a recording
 * @param sources the program's source, as far as it is at hand
 */
public record RunSummary(
    String name, String mainClass, List<String> arguments, End end, String message, Path recording, Duration elapsed,
    Sources sources) {

  /** How a traced run ended. */
  public enum End {
    COMPLETED,
    /** The program failed; what was recorded until then is analysed. */
    FAILED,
    /** The time was up, or the room on the disk; what was recorded until then is analysed. */
    LIMIT
  }

  /** The summary of a recording that is analysed again. */
  public static RunSummary ofRecording(Path path) throws IOException {
    String directory = path.getFileName().toString();
    String name = directory.substring(0, directory.length() - PendingRecording.SUFFIX.length());
    Invocation invocation = Invocation.read(path, name);
    return new RunSummary(name, invocation.mainClass(), invocation.arguments(), End.COMPLETED, "", path, Duration.ZERO, SourceCopies.read(path));
  }
}
