package org.parcast.analyses.time.cores;

import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.time.serial.MeasuredRun;

/**
 * How the time of some loops lies along their iterations, as the parts of an execution were timed; evenly where they were not.
 *
 * @param loops each with its parts' times, in seconds
 */
record IterationCosts(List<double[]> loops) {
  private static final double[] EVEN = {1};

  static IterationCosts of(List<LoopForecast> loops) {
    return new IterationCosts(loops.stream().map(loop -> scaled(loop.loop())).toList());
  }

  /** Parts of the last execution that was repeated, which take together what all executions do. */
  private static double[] scaled(CandidateLoop loop) {
    List<MeasuredRun.Sample> samples = loop.form().samples();
    double[] parts = samples.isEmpty() ? EVEN : samples.get(samples.size() - 1).parts();
    double sum = Arrays.stream(parts).sum();
    double seconds = loop.form().seconds().value();
    return sum == 0 ? new double[] {seconds} : Arrays.stream(parts).map(part -> part * seconds / sum).toArray();
  }

  /** Time of the heaviest of so many blocks of iterations over the mean, at least 1, where each block has its share of every loop's iterations. */
  double heaviest(int blocks) {
    double all = loops.stream().flatMapToDouble(Arrays::stream).sum();
    double most = 0;
    for (int block = 0; block < blocks; block++) {
      double seconds = 0;
      for (double[] parts : loops) {
        seconds += upTo(parts, (block + 1.0) / blocks) - upTo(parts, (double) block / blocks);
      }
      most = Math.max(most, seconds);
    }
    return all == 0 ? 1 : Math.max(1, most * blocks / all);
  }

  /** Seconds of the first part of the iterations, those within a timed part being alike. */
  private static double upTo(double[] parts, double share) {
    double at = share * parts.length;
    int whole = Math.min(parts.length, (int) at);
    double seconds = Arrays.stream(parts, 0, whole).sum();
    return whole == parts.length ? seconds : seconds + (at - whole) * parts[whole];
  }
}
