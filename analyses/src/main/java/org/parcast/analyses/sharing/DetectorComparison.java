package org.parcast.analyses.sharing;

import java.time.Duration;
import java.util.List;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

/**
 * Both definitions of communication on the same trace.
 *
 * @param accurate true and spatial false events by the accurate definition
 * @param withTemporalFalse the same with temporal false events, as infinite caches would show them
 * @param accurateTime time of going through the trace with the accurate detector
 * @param relaxed the relaxed definition, in the order of the granularities asked for
 */
public record DetectorComparison(TaskMatrix accurate, TaskMatrix withTemporalFalse, Duration accurateTime, List<Relaxed> relaxed) {
  public DetectorComparison {
    relaxed = List.copyOf(relaxed);
  }

  /**
   * The relaxed definition at one granularity.
   *
   * @param granularity bytes of a block
   * @param matrix events by pair of threads
   * @param error mean squared error against the accurate matrix
   * @param time time of going through the trace with this detector
   */
  public record Relaxed(long granularity, TaskMatrix matrix, double error, Duration time) {}

  /** Mean squared error that temporal false events bring into the accurate matrix. */
  public double temporalFalseError() {
    return withTemporalFalse.meanSquaredError(accurate);
  }
}
