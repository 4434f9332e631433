package org.parcast.analyses.scaling;

import org.parcast.analyses.valueflow.DecompositionForecast;

/**
 * The forecast time of a step on some ranks.
 *
 * @param ranks number of ranks
 * @param decomposition the one with the shortest step
 * @param computeSeconds work of the heaviest rank
 * @param messageSeconds point-to-point messages of the busiest rank
 * @param collectiveSeconds collective operations
 * @param speedup serial time over parallel time
 * @param efficiency speedup per rank
 */
public record ScalingPoint(
    int ranks, DecompositionForecast decomposition, double computeSeconds, double messageSeconds, double collectiveSeconds, double speedup, double efficiency) {
  /** Seconds of one step. */
  public double seconds() {
    return computeSeconds + messageSeconds + collectiveSeconds;
  }
}
