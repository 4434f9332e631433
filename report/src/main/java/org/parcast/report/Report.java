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
 * @param costs what turns counts of caches, threads and placements into seconds
 */
public record Report(ReportContext context, Sources sources, Optional<List<LoopFinding>> loops, Optional<CommunicationForecast> communication,
    Optional<ScalingForecast> scaling, Optional<CacheStudy> caches, Optional<SharingForecast> sharing, Optional<PlacementForecast> placement, Optional<NetworkForecast> network,
    Optional<TimeForecast> time, Optional<Comparison> changes, Optional<Costs> costs) {

  public Report {
    loops = loops.map(List::copyOf);
  }

  /** A report of nothing yet. */
  public static Report of(ReportContext context, Sources sources) {
    return new Report(context, sources, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
        Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  public Report withLoops(List<LoopFinding> found) {
    return new Report(context, sources, Optional.of(found), communication, scaling, caches, sharing, placement, network, time, changes, costs);
  }

  public Report withCommunication(CommunicationForecast forecast) {
    return new Report(context, sources, loops, Optional.of(forecast), scaling, caches, sharing, placement, network, time, changes, costs);
  }

  /** The same without the times of steps where time was not the question: the same program is then to give the same document, and what is measured differs from run to run. */
  public Report withoutUnaskedTimes() {
    return time.isPresent() ? this : new Report(context, sources, loops, communication, Optional.empty(), caches, sharing, placement, network, time, changes, costs);
  }

  public Report withScaling(ScalingForecast forecast) {
    return new Report(context, sources, loops, communication, Optional.of(forecast), caches, sharing, placement, network, time, changes, costs);
  }

  public Report withCaches(CacheStudy study) {
    return new Report(context, sources, loops, communication, scaling, Optional.of(study), sharing, placement, network, time, changes, costs);
  }

  public Report withSharing(SharingForecast forecast) {
    return new Report(context, sources, loops, communication, scaling, caches, Optional.of(forecast), placement, network, time, changes, costs);
  }

  public Report withPlacement(PlacementForecast forecast) {
    return new Report(context, sources, loops, communication, scaling, caches, sharing, Optional.of(forecast), network, time, changes, costs);
  }

  public Report withNetwork(NetworkForecast forecast) {
    return new Report(context, sources, loops, communication, scaling, caches, sharing, placement, Optional.of(forecast), time, changes, costs);
  }

  /** Counts are then told in seconds of a step, or of the run where no step is known. */
  public Report withTime(TimeForecast forecast) {
    Costs known = forecast.step().map(step -> new Costs(forecast.machine(), Costs.Of.STEP, step.steps(), Optional.of(step.serial())))
        .orElseGet(() -> Costs.ofRun(forecast.machine(), Optional.of(forecast.serial())));
    return new Report(context, sources, loops, communication, scaling, caches, sharing, placement, network, Optional.of(forecast), changes, Optional.of(known));
  }

  public Report withCosts(Costs known) {
    return new Report(context, sources, loops, communication, scaling, caches, sharing, placement, network, time, changes, Optional.of(known));
  }

  public Report withChanges(Comparison comparison) {
    return new Report(context, sources, loops, communication, scaling, caches, sharing, placement, network, time, Optional.of(comparison), costs);
  }
}
