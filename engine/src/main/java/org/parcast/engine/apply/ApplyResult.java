package org.parcast.engine.apply;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.engine.run.RunSummary;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.apply.Application;

/**
 * What was written in parallel.
 *
 * @param run the run that the loops were judged by
 * @param findings what is known of all of the program's loops
 * @param time the forecast that the plan comes from; empty where loops were named
 * @param loops the loops to write, and whether they are
 * @param files the changed sources
 * @param warnings what to know before trusting the result
 */
public record ApplyResult(
    RunSummary run, List<LoopFinding> findings, Optional<TimeForecast> time, List<AppliedLoop> loops, List<ChangedFile> files, List<String> warnings) {
  public ApplyResult {
    findings = List.copyOf(findings);
    loops = List.copyOf(loops);
    files = List.copyOf(files);
    warnings = List.copyOf(warnings);
  }

  /** What is told of it. */
  public Application application() {
    return new Application(loops.stream().map(AppliedLoop::told).toList(), files.stream().map(ChangedFile::name).toList());
  }

  /** The loops as a whole report. */
  public Report report() {
    ReportContext context = new ReportContext(run.mainClass(), run.arguments(), run.elapsed(), Duration.ZERO, warnings, run.message());
    Report report = Report.of(context, run.sources()).withLoops(findings);
    return time.map(report::withTime).orElse(report);
  }
}
