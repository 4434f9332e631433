package org.parcast.analyses.scaling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.recording.Phase;

/**
 * What a step takes on one rank, from the times of the steps of plain runs, each in a virtual machine of its own. The first steps are slow, as the virtual machine still
 * compiles, and steps may differ in their work, so of each run the rate at which the fastest quarter of its steps makes values is taken for all; of the runs the median.
 *
 * @param perStep seconds of a step of mean work; the interval is the range over the runs, and of cold ones from the fastest step to the mean of all
 * @param steps how many steps were timed in a run
 * @param runs how many runs were timed
 * @param cold whether the steps took so short that the virtual machine was compiling in all of them
 */
public record SerialTime(Estimate perStep, int steps, int runs, boolean cold) {
  /** Seconds of steps in which the virtual machine has certainly compiled what takes time. */
  private static final double WARM = 0.2;

  /** Where fewer steps were timed, the virtual machine may have been compiling in all of them. */
  private static final int ENOUGH = 8;

  /** A time known exactly. */
  public SerialTime(double secondsPerStep, int steps) {
    this(Estimate.exactly(secondsPerStep), steps, 1, false);
  }

  public double secondsPerStep() {
    return perStep.value();
  }

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
   * @param runs for each run, the nanoseconds of each pass through the phase's loop; where there is another number of them than was recorded, all
   *     are taken to do the same work
   * @return empty where nothing was timed, or nothing that the clock could tell from 0
   */
  public static Optional<SerialTime> of(Phase phase, List<long[]> runs) {
    List<List<Pass>> timed = runs.stream().map(nanoseconds -> passes(phase, nanoseconds)).filter(passes -> !passes.isEmpty()).toList();
    if (timed.isEmpty()) {
      return Optional.empty();
    }
    Estimate perStep = Estimate.of(timed.stream().mapToDouble(SerialTime::fastestQuarter).toArray());
    boolean cold = timed.stream().anyMatch(passes -> passes.size() < ENOUGH || seconds(passes) < WARM);
    if (cold) {
      for (List<Pass> passes : timed) {
        perStep = perStep.reaching(byRate(passes).get(0).rate() * mean(passes)).reaching(seconds(passes) / passes.size());
      }
    }
    return Optional.of(new SerialTime(perStep, timed.get(0).size(), timed.size(), cold));
  }

  private static List<Pass> passes(Phase phase, long[] nanoseconds) {
    boolean sameRun = phase.work().length == nanoseconds.length;
    List<Pass> passes = new ArrayList<>();
    for (int i = 0; i < nanoseconds.length; i++) {
      double values = sameRun ? phase.work()[i] : 1;
      if (values > 0 && nanoseconds[i] > 0) {
        passes.add(new Pass(nanoseconds[i] * 1e-9, values));
      }
    }
    return passes;
  }

  private static double seconds(List<Pass> passes) {
    return passes.stream().mapToDouble(Pass::seconds).sum();
  }

  private static double mean(List<Pass> passes) {
    return passes.stream().mapToDouble(Pass::values).sum() / passes.size();
  }

  /** The fastest first, without short ones, of which the clock tells little. */
  private static List<Pass> byRate(List<Pass> passes) {
    double mean = mean(passes);
    return passes.stream().filter(pass -> 2 * pass.values() >= mean).sorted(Comparator.comparingDouble(Pass::rate)).toList();
  }

  private static double fastestQuarter(List<Pass> passes) {
    List<Pass> fastest = byRate(passes);
    List<Pass> quarter = fastest.subList(0, (fastest.size() + 3) / 4);
    return seconds(quarter) / quarter.stream().mapToDouble(Pass::values).sum() * mean(passes);
  }
}
