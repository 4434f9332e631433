package org.parcast.engine;

import java.util.List;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.CacheStudy;
import org.parcast.report.Sources;

/**
 * Cache behaviour of a program or trace.
 *
 * @param name of the program or trace, for files
 * @param end how the run ended
 * @param message why it ended early, else empty
 * @param reason why it is not of the whole run, else empty
 * @param study what was found
 * @param sources the program's source, as far as it is at hand
 * @param warnings what the user should know before trusting the result
 */
public record CachesResult(
    String name, RunSummary.End end, String message, String reason, CacheStudy study, Sources sources, List<String> warnings) {
  public CachesResult {
    warnings = List.copyOf(warnings);
  }

  /** What was found, for a whole report. */
  public Report report() {
    return Report.of(ReportContext.named(name, warnings).endedEarly(reason), sources).withCaches(study);
  }
}
