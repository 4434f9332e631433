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
 */
public record ReportContext(String program, List<String> arguments, Duration traced, Duration analysed, List<String> warnings) {
  public ReportContext {
    arguments = List.copyOf(arguments);
    warnings = List.copyOf(warnings);
  }

  /** Of something that was not run, or of whose run no more is known than a name. */
  public static ReportContext named(String name, List<String> warnings) {
    return new ReportContext(name, List.of(), Duration.ZERO, Duration.ZERO, warnings);
  }
}
