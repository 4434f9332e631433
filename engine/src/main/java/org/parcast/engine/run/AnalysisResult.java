package org.parcast.engine.run;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.report.CacheStudy;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;

/**
 * What an analysis found.
 *
 * @param run the run that was analysed
 * @param warnings what the user should know before trusting the result
 * @param analysing wall time of the analyses, those of the loops and of the machine among them
 * @param communication the forecast of the communication between ranks
 * @param scaling what the communication means in time, where that was asked for and a plain run could be timed
 * @param loops verdicts on the loops, where everything was asked for
 * @param caches hits and misses, where everything was asked for and the run was not too long
 * @param sharing communication between threads, where everything was asked for, the run was not too long and has parallel loops
 * @param placement those threads on a machine, where they communicate
 * @param network what placement is worth, where everything was asked for
 * @param time the program on several cores, where that was asked for and its loops could be timed
 */
public record AnalysisResult(RunSummary run, List<String> warnings, Duration analysing, CommunicationForecast communication,
    Optional<ScalingForecast> scaling, Optional<List<LoopFinding>> loops,
    Optional<CacheStudy> caches, Optional<SharingForecast> sharing, Optional<PlacementForecast> placement, Optional<NetworkForecast> network,
    Optional<TimeForecast> time) {
  /** What was found of the communication and the loops. */
  public AnalysisResult(RunSummary run, List<String> warnings, Duration analysing, CommunicationForecast communication, Optional<List<LoopFinding>> loops) {
    this(run, warnings, analysing, communication, Optional.empty(), loops, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  public AnalysisResult withScaling(Optional<ScalingForecast> timed) {
    return new AnalysisResult(run, warnings, analysing, communication, timed, loops, caches, sharing, placement, network, time);
  }

  public AnalysisResult withWarnings(List<String> allWarnings) {
    return new AnalysisResult(run, allWarnings, analysing, communication, scaling, loops, caches, sharing, placement, network, time);
  }

  public AnalysisResult withTime(TimeForecast forecast, List<String> allWarnings) {
    return new AnalysisResult(run, allWarnings, analysing, communication, scaling, loops, caches, sharing, placement, network, Optional.of(forecast));
  }

  /** The same after further analyses, which took so long. */
  public AnalysisResult withMoreTime(Duration more) {
    return new AnalysisResult(run, warnings, analysing.plus(more), communication, scaling, loops, caches, sharing, placement, network, time);
  }

  public AnalysisResult withMachine(Optional<CacheStudy> ofCaches, Optional<SharingForecast> ofThreads, Optional<PlacementForecast> placed,
      Optional<NetworkForecast> ofNetwork, List<String> allWarnings) {
    return new AnalysisResult(run, allWarnings, analysing, communication, scaling, loops, ofCaches, ofThreads, placed, ofNetwork, time);
  }

  /** Everything, for a whole report. */
  public Report report() {
    ReportContext context = new ReportContext(run.mainClass(), run.arguments(), run.elapsed(), analysing, warnings);
    Report whole = Report.of(context, run.sources()).withCommunication(communication);
    whole = scaling.map(whole::withScaling).orElse(whole);
    whole = loops.map(whole::withLoops).orElse(whole);
    whole = caches.map(whole::withCaches).orElse(whole);
    whole = sharing.map(whole::withSharing).orElse(whole);
    whole = placement.map(whole::withPlacement).orElse(whole);
    whole = network.map(whole::withNetwork).orElse(whole);
    return time.map(whole::withTime).orElse(whole);
  }

  /**
   * The best answer for the first number of ranks.
   *
   * @throws AnalysisException if there is nothing to forecast in what was seen of the run
   */
  public DecompositionForecast first() throws AnalysisException {
    if (communication.ranks().isEmpty()) {
      String before = run.message().isEmpty() ? "" : run.message() + "; ";
      throw new AnalysisException(AnalysisException.Kind.PROGRAM, before + "in what was seen of the run no word is computed from another, so nothing is forecast");
    }
    return communication.ranks().get(0).best();
  }
}
