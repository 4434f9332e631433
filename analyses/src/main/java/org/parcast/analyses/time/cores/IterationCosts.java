package org.parcast.analyses.time.cores;

import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.time.serial.LoopTime;

/**
 * How the time of some loops lies along their iterations, as the parts of an execution were timed; evenly where they were not.
 *
 * @param loops each with its parts' times, in seconds: the least that a virtual machine tells of each, as what one tells alone is the clock's noise
 * @param seconds of all loops
 */
record IterationCosts(List<double[]> loops, double seconds) {
  private static final double[] EVEN = {1};

  static IterationCosts of(List<LoopForecast> loops) {
    List<LoopTime> times = loops.stream().map(loop -> loop.loop().form()).toList();
    return new IterationCosts(times.stream().map(IterationCosts::agreed).toList(), times.stream().mapToDouble(time -> time.seconds().value()).sum());
  }

  /** Parts that take together what all executions do, or less where machines differ. */
  private static double[] agreed(LoopTime time) {
    double seconds = time.seconds().value();
    return time.parts().stream().map(parts -> scaled(parts, seconds)).reduce(IterationCosts::least).orElseGet(() -> scaled(EVEN, seconds));
  }

  private static double[] scaled(double[] parts, double seconds) {
    double sum = Arrays.stream(parts).sum();
    return sum == 0 ? new double[] {seconds} : Arrays.stream(parts).map(part -> part * seconds / sum).toArray();
  }

  private static double[] least(double[] some, double[] others) {
    double[] least = new double[Math.max(some.length, others.length)];
    Arrays.setAll(least, part -> Math.min(share(some, part, least.length), share(others, part, least.length)));
    return least;
  }

  private static double share(double[] parts, int part, int of) {
    return upTo(parts, (part + 1.0) / of) - upTo(parts, (double) part / of);
  }

  /** Time of the heaviest of so many blocks of iterations over the mean, at least 1, where each block has its share of every loop's iterations. */
  double heaviest(int blocks) {
    double most = 0;
    for (int block = 0; block < blocks; block++) {
      int it = block;
      most = Math.max(most, loops.stream().mapToDouble(parts -> share(parts, it, blocks)).sum());
    }
    return seconds == 0 ? 1 : Math.max(1, most * blocks / seconds);
  }

  /** Seconds of the first part of the iterations, those within a timed part being alike. */
  private static double upTo(double[] parts, double share) {
    double at = share * parts.length;
    int whole = Math.min(parts.length, (int) at);
    double seconds = Arrays.stream(parts, 0, whole).sum();
    return whole == parts.length ? seconds : seconds + (at - whole) * parts[whole];
  }
}
