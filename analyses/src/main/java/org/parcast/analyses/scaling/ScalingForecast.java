package org.parcast.analyses.scaling;

import java.util.List;

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
  public ScalingForecast {
    points = List.copyOf(points);
    assumptions = List.copyOf(assumptions);
  }
}
