package org.parcast.engine.loops;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.run.RunSummary;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.Sources;

/**
 * What was found of a program's loops.
 *
 * @param name the program's, for files of results
 * @param loops those that parallelising gains most from first; without a run in the order of files and lines
 * @param sources the program's source, as far as it is at hand
 * @param warnings what the user should know before trusting the result
 * @param run the run that was watched, if any
 */
public record LoopsResult(String name, List<LoopFinding> loops, Sources sources, List<String> warnings, Optional<RunSummary> run) {
  public LoopsResult {
    loops = List.copyOf(loops);
    warnings = List.copyOf(warnings);
  }

  /** What was found, for a whole report. */
  public Report report() {
    ReportContext context = run
        .map(watched -> new ReportContext(watched.mainClass(), watched.arguments(), watched.elapsed(), Duration.ZERO, warnings, watched.message()))
        .orElseGet(() -> ReportContext.named(name, warnings));
    return Report.of(context, sources).withLoops(loops);
  }
}
