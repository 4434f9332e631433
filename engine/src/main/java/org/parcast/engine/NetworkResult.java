package org.parcast.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.network.NetworkAnalysis;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.engine.run.RunSummary;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;

/**
 * What placement on a network is worth for a program.
 *
 * @param run the run that was analysed
 * @param network the forecast
 * @param scaling a step on the nodes, where a network was named to time it on
 * @param warnings what the user should know before trusting the result
 */
public record NetworkResult(RunSummary run, NetworkForecast network, Optional<ScalingForecast> scaling, List<String> warnings) {
  public NetworkResult {
    warnings = List.copyOf(warnings);
  }

  /**
   * The result with mappings of mean distances beside.
   *
   * @throws IllegalArgumentException if the network has no such mapping
   */
  public NetworkResult at(List<Double> distances) {
    return new NetworkResult(run, NetworkAnalysis.at(network, distances), scaling, warnings);
  }

  /** What was found, for a whole report. */
  public Report report() {
    ReportContext context = new ReportContext(run.mainClass(), run.arguments(), run.elapsed(), Duration.ZERO, warnings, run.message());
    Report report = Report.of(context, run.sources()).withNetwork(network);
    return scaling.map(report::withScaling).orElse(report);
  }
}
