package org.parcast.engine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.parcast.analyses.valueflow.CommunicationForecast;

/**
 * What an analysis found.
 *
 * @param name name of the program, for files: the main class without its package
 * @param mainClass name of the class that was run; empty for a recording
 * @param arguments arguments of the program; empty for a recording
 * @param end how the traced run ended
 * @param message the failure or limit that ended it; empty where it completed
 * @param recording where the recording is kept, or null where it is not
 * @param tracing wall time of the traced run; zero for a recording
 * @param analysing wall time of the analyses
 * @param warnings what the user should know before trusting the result
 * @param communication the forecast of the communication between ranks
 */
public record AnalysisResult(
    String name,
    String mainClass,
    List<String> arguments,
    End end,
    String message,
    Path recording,
    Duration tracing,
    Duration analysing,
    List<String> warnings,
    CommunicationForecast communication) {

  /** How a traced run ended. */
  public enum End {
    COMPLETED,
    /** The program failed; what was recorded until then is analysed. */
    FAILED,
    /** The time was up; what was recorded until then is analysed. */
    TIMEOUT
  }
}
