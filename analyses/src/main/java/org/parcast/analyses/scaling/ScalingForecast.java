package org.parcast.analyses.scaling;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.serial.Estimate;

/**
 * Time, speed-up and efficiency over numbers of ranks.
 *
 * @param cluster the network and nodes assumed
 * @param serial time of a step on one rank, as it was measured
 * @param points by number of ranks, in the order of the forecast
 * @param hybrids ranks of several threads, by ranks, then threads; empty where threads are not forecast
 * @param paysUpTo the number of ranks with the shortest step; 1 where no number is faster than one rank
 * @param assumptions what the model takes for granted
 */
public record ScalingForecast(
    Cluster cluster, SerialTime serial, List<ScalingPoint> points, List<ScalingPoint> hybrids, int paysUpTo, List<String> assumptions) {
  /** Accounts for rounding where a number lies on a limit. */
  private static final double ROUNDING = 1e-9;

  public ScalingForecast {
    points = List.copyOf(points);
    hybrids = List.copyOf(hybrids);
    assumptions = List.copyOf(assumptions);
  }

  /** The network between nodes. */
  public Interconnect interconnect() {
    return cluster.between();
  }

  /**
   * The fastest of those that are faster than one rank, at least half efficient, and balanced; of unbalanced ones where no number of ranks has balanced ones; empty where none is. All
   * of their interval is: what one forecast takes for half efficient, another one need not.
   */
  public Optional<ScalingPoint> recommended() {
    return fastest(points, Estimate::low);
  }

  /** The fastest of those of which the interval allows that they are so; more ranks are not worth their keep. */
  public Optional<ScalingPoint> worthAtMost() {
    return fastest(points, Estimate::high);
  }

  /** The same as recommended of ranks of several threads, if that is faster on no more cores. */
  public Optional<ScalingPoint> recommendedHybrid() {
    Optional<ScalingPoint> ranks = recommended();
    return fastest(hybrids, Estimate::low).filter(hybrid -> ranks.isEmpty() || hybrid.seconds() < ranks.get().seconds());
  }

  private static Optional<ScalingPoint> fastest(List<ScalingPoint> all, ToDoubleFunction<Estimate> end) {
    boolean balanced = all.stream().anyMatch(ScalingPoint::isBalanced);
    return all.stream().filter(point -> end.applyAsDouble(point.gained()) > 1 && end.applyAsDouble(point.efficiencies()) >= CoresPoint.LEAST_EFFICIENCY - ROUNDING && (point.isBalanced() || !balanced))
        .max(Comparator.comparingDouble(ScalingPoint::speedup));
  }
}
