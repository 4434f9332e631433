package org.parcast.engine;

import java.util.List;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.Sources;

/**
 * Communication between the threads of a program.
 *
 * @param name name of the program or trace, for files
 * @param partial whether what was seen is not the whole run
 * @param reason why, else empty
 * @param sharing the communication
 * @param warnings what the user should know before trusting the result
 */
public record SharingResult(String name, boolean partial, String reason, SharingForecast sharing, List<String> warnings) {
  public SharingResult {
    warnings = List.copyOf(warnings);
  }

  /** What was found, for a whole report. */
  public Report report() {
    return Report.of(ReportContext.named(name, warnings), Sources.NONE).withSharing(sharing);
  }
}
