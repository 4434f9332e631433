package org.parcast.analyses.scaling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.parcast.recorder.format.Phase;

/**
 * What a step takes on one rank, from the times of the steps of a plain run. The first steps are slow, as the virtual machine still compiles, and
 * steps may differ in their work, so the rate at which the fastest quarter of the steps makes values is taken for all.
 *
 * @param secondsPerStep time of a step of mean work
 * @param steps how many steps were timed
 */
public record SerialTime(double secondsPerStep, int steps) {
  /** Where fewer steps were timed, the virtual machine may have been compiling in all of them. */
  public static final int ENOUGH = 8;

  /** A pass through the time loop: how long it took, and what it made. */
  private record Pass(double seconds, double values) {
    double rate() {
      return seconds / values;
    }
  }

  /**
   * The time of a step of the phase.
   *
   * @param phase the phase whose steps were timed, with the values that the recorded run made in each
   * @param nanoseconds time of each pass of the plain run through the phase's loop; where there is another number of them than was recorded, all
   *     are taken to do the same work
   * @return empty where nothing was timed, or nothing that the clock could tell from 0
   */
  public static Optional<SerialTime> of(Phase phase, long[] nanoseconds) {
    boolean sameRun = phase.work().length == nanoseconds.length;
    List<Pass> passes = new ArrayList<>();
    for (int i = 0; i < nanoseconds.length; i++) {
      double values = sameRun ? phase.work()[i] : 1;
      if (values > 0 && nanoseconds[i] > 0) {
        passes.add(new Pass(nanoseconds[i] * 1e-9, values));
      }
    }
    if (passes.isEmpty()) {
      return Optional.empty();
    }
    double mean = passes.stream().mapToDouble(Pass::values).sum() / passes.size();
    // Of short passes the clock tells little.
    List<Pass> fastest = passes.stream().filter(pass -> 2 * pass.values() >= mean).sorted(Comparator.comparingDouble(Pass::rate)).toList();
    List<Pass> quarter = fastest.subList(0, (fastest.size() + 3) / 4);
    double seconds = quarter.stream().mapToDouble(Pass::seconds).sum();
    double values = quarter.stream().mapToDouble(Pass::values).sum();
    return Optional.of(new SerialTime(seconds / values * mean, passes.size()));
  }
}
