package org.parcast.report;

import java.time.Duration;
import java.util.List;

/**
 * What was run, for the head of a report.
 *
 * @param program name of the program
 * @param arguments its arguments
 * @param traced wall time of the traced run, zero where a recording was read
 * @param analysed wall time of the analysis
 * @param warnings what the reader should know, beside the forecast's own warnings
 * @param partial why the run ended early, where the forecast does not say so itself, else empty
 */
public record ReportContext(String program, List<String> arguments, Duration traced, Duration analysed, List<String> warnings, String partial) {
  public ReportContext {
    arguments = List.copyOf(arguments);
    warnings = List.copyOf(warnings);
  }

  /** Of a whole run, or of one of which the forecast itself says why it ended early. */
  public ReportContext(String program, List<String> arguments, Duration traced, Duration analysed, List<String> warnings) {
    this(program, arguments, traced, analysed, warnings, "");
  }

  /** The same of a run that ended early, unless {@code reason} is empty. */
  public ReportContext endedEarly(String reason) {
    return new ReportContext(program, arguments, traced, analysed, warnings, reason);
  }

  /** Of something that was not run, or of whose run no more is known than a name. */
  public static ReportContext named(String name, List<String> warnings) {
    return new ReportContext(name, List.of(), Duration.ZERO, Duration.ZERO, warnings);
  }
}
