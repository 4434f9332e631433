package org.parcast.report;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.mapping.PlacementForecast;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.report.compare.Comparison;

/**
 * Everything that was found out about a program: what a whole report is made of. What was not asked for is empty.
 *
 * @param context what was run
 * @param sources the program's source, as far as known
 * @param loops what is known of the loops
 * @param communication traffic between ranks of an MPI version
 * @param scaling what that traffic means in time
 * @param caches hits and misses
 * @param sharing traffic between threads
 * @param placement threads or ranks on a machine
 * @param network the worth of near neighbours
 * @param time how long the program takes on one core and several
 * @param changes what is not as in an earlier analysis
 */
public record Report(ReportContext context, Sources sources, Optional<List<LoopFinding>> loops, Optional<CommunicationForecast> communication,
    Optional<ScalingForecast> scaling, Optional<CacheStudy> caches, Optional<SharingForecast> sharing, Optional<PlacementForecast> placement, Optional<NetworkForecast> network,
    Optional<TimeForecast> time, Optional<Comparison> changes) {

  public Report {
    loops = loops.map(List::copyOf);
  }

  /** A report of nothing yet. */
  public static Report of(ReportContext context, Sources sources) {
    return new Report(context, sources, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
        Optional.empty(), Optional.empty(), Optional.empty());
  }

  public Report withLoops(List<LoopFinding> found) {
    return new Report(context, sources, Optional.of(found), communication, scaling, caches, sharing, placement, network, time, changes);
  }

  public Report withCommunication(CommunicationForecast forecast) {
    return new Report(context, sources, loops, Optional.of(forecast), scaling, caches, sharing, placement, network, time, changes);
  }

  /** The same without times, which differ from run to run as they are measured. */
  public Report withoutScaling() {
    return new Report(context, sources, loops, communication, Optional.empty(), caches, sharing, placement, network, time, changes);
  }

  public Report withScaling(ScalingForecast forecast) {
    return new Report(context, sources, loops, communication, Optional.of(forecast), caches, sharing, placement, network, time, changes);
  }

  public Report withCaches(CacheStudy study) {
    return new Report(context, sources, loops, communication, scaling, Optional.of(study), sharing, placement, network, time, changes);
  }

  public Report withSharing(SharingForecast forecast) {
    return new Report(context, sources, loops, communication, scaling, caches, Optional.of(forecast), placement, network, time, changes);
  }

  public Report withPlacement(PlacementForecast forecast) {
    return new Report(context, sources, loops, communication, scaling, caches, sharing, Optional.of(forecast), network, time, changes);
  }

  public Report withNetwork(NetworkForecast forecast) {
    return new Report(context, sources, loops, communication, scaling, caches, sharing, placement, Optional.of(forecast), time, changes);
  }

  public Report withTime(TimeForecast forecast) {
    return new Report(context, sources, loops, communication, scaling, caches, sharing, placement, network, Optional.of(forecast), changes);
  }

  public Report withChanges(Comparison comparison) {
    return new Report(context, sources, loops, communication, scaling, caches, sharing, placement, network, time, Optional.of(comparison));
  }
}
