package org.parcast.engine;

import java.time.Duration;
import java.util.List;
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
 */
public record AnalysisResult(RunSummary run, List<String> warnings, Duration analysing, CommunicationForecast communication) {
  /** Everything, for a whole report. */
  public Report report() {
    ReportContext context = new ReportContext(run.mainClass(), run.arguments(), run.elapsed(), analysing, warnings);
    return Report.of(context, run.sources()).withCommunication(communication);
  }
}
