package org.parcast.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.engine.run.RunSummary;
import org.parcast.report.Costs;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.Sources;

/**
 * Placements of the threads or ranks of a program.
 *
 * @param name name of the program or matrix, for files
 * @param end how the run ended; completed where there was none
 * @param message the failure or limit that ended the run; empty where it completed
 * @param placements the placements
 * @param warnings what the user should know before trusting the result
 * @param analysing time that the analysis took
 * @param running wall time of the recorded run, zero where there was none
 * @param costs what turns what tasks exchange into seconds, where that is known
 */
public record PlacementResult(
    String name, RunSummary.End end, String message, PlacementForecast placements, List<String> warnings, Duration analysing, Duration running, Optional<Costs> costs) {
  public PlacementResult {
    warnings = List.copyOf(warnings);
  }

  /** The same with what turns it into seconds. */
  public PlacementResult withCosts(Costs known) {
    return new PlacementResult(name, end, message, placements, warnings, analysing, running, Optional.of(known));
  }

  /** What was found, for a whole report. */
  public Report report() {
    Report report = Report.of(ReportContext.named(name, warnings).endedEarly(message), Sources.NONE).withPlacement(placements);
    return costs.map(report::withCosts).orElse(report);
  }
}
