package org.parcast.analyses.scaling;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Time, speed-up and efficiency over numbers of ranks.
 *
 * @param interconnect the network assumed
 * @param serial time of a step on one rank, measured on this machine
 * @param points by number of ranks, in the order of the forecast
 * @param paysUpTo the number of ranks with the shortest step; 1 where no number is faster than one rank
 * @param assumptions what the model takes for granted
 */
public record ScalingForecast(
    Interconnect interconnect, SerialTime serial, List<ScalingPoint> points, int paysUpTo, List<String> assumptions) {
  /** Below it more ranks are not worth their keep. */
  private static final double LEAST_EFFICIENCY = 0.5;

  /** The heaviest rank over the mean of what counts as balanced, as for decompositions. */
  private static final double MOST_IMBALANCE = 1.10;

  /** Accounts for rounding where a number lies on a limit. */
  private static final double ROUNDING = 1e-9;

  public ScalingForecast {
    points = List.copyOf(points);
    assumptions = List.copyOf(assumptions);
  }

  /** The fastest of those that are faster than one rank, at least half efficient, and balanced; empty where none is. */
  public Optional<ScalingPoint> recommended() {
    return points.stream().filter(point -> point.speedup() > 1 && point.efficiency() >= LEAST_EFFICIENCY - ROUNDING && point.decomposition().imbalance() <= MOST_IMBALANCE + ROUNDING)
        .max(Comparator.comparingDouble(ScalingPoint::speedup));
  }
}
