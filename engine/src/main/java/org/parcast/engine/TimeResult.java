package org.parcast.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.engine.loops.UnreachedCalls;
import org.parcast.engine.run.RunSummary;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;

/**
 * How long a program takes.
 *
 * @param run the run that its loops were judged by
 * @param loops what was found of its loops
 * @param time the forecast on cores
 * @param ranks that on ranks, where it was asked for
 * @param warnings what to know before trusting the figures
 * @param unreached the calls that the run did not come to
 */
public record TimeResult(RunSummary run, List<LoopFinding> loops, TimeForecast time, Optional<ScalingForecast> ranks, List<String> warnings, UnreachedCalls unreached) {
  public TimeResult {
    loops = List.copyOf(loops);
    warnings = List.copyOf(warnings);
  }

  /** The forecast as a whole report. */
  public Report report() {
    ReportContext context = new ReportContext(run.mainClass(), run.arguments(), run.elapsed(), Duration.ZERO, warnings, run.message());
    Report report = Report.of(context, run.sources()).withTime(time);
    return ranks.map(report::withScaling).orElse(report);
  }
}
