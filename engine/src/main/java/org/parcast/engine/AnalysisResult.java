package org.parcast.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;

/**
 * What an analysis found.
 *
 * @param run the run that was analysed
 * @param warnings what the user should know before trusting the result
 * @param analysing wall time of the analyses
 * @param communication the forecast of the communication between ranks
 * @param scaling what the communication means in time, where that was asked for and a plain run could be timed
 * @param loops verdicts on the loops, where they were asked for
 */
public record AnalysisResult(RunSummary run, List<String> warnings, Duration analysing, CommunicationForecast communication,
    Optional<ScalingForecast> scaling, Optional<List<LoopFinding>> loops) {
  AnalysisResult withScaling(Optional<ScalingForecast> timed) {
    return new AnalysisResult(run, warnings, analysing, communication, timed, loops);
  }

  /** Everything, for a whole report. */
  public Report report() {
    ReportContext context = new ReportContext(run.mainClass(), run.arguments(), run.elapsed(), analysing, warnings);
    Report whole = Report.of(context, run.sources()).withCommunication(communication);
    Report timed = scaling.map(whole::withScaling).orElse(whole);
    return loops.map(timed::withLoops).orElse(timed);
  }
}
