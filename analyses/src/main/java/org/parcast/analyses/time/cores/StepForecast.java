package org.parcast.analyses.time.cores;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.time.serial.Estimate;

/**
 * A time step: what a long run consists of. The start of the virtual machine and of the program is no part of it.
 *
 * @param steps how many the run made
 * @param warm whether the code of all loops in it had settled, as they are written
 * @param cores for each number of cores a step's time, with the loops in parallel that pay
 * @param recommended the fastest number of cores with an efficiency of at least half, 1 where none pays
 * @param costs how the time of its loops lies along their iterations
 */
public record StepForecast(long steps, boolean warm, List<CoresPoint> cores, int recommended, IterationCosts costs) {
  public StepForecast {
    cores = List.copyOf(cores);
  }

  /**
   * Takes a step apart into the loops that are executed in each, and what lies between the executions of the longest of them.
   *
   * @param steps how many the run made
   * @param loops of the whole run
   * @return empty where there is one step only, or no loop that was timed is executed in every step
   */
  static Optional<StepForecast> of(long steps, List<LoopForecast> loops, List<Integer> cores) {
    List<LoopForecast> within = loops.stream().filter(loop -> isIn(loop, steps)).toList();
    Optional<LoopForecast> longest = within.stream().max(Comparator.comparingDouble(loop -> loop.loop().written().seconds().value()));
    if (longest.isEmpty()) {
      return Optional.empty();
    }
    double between = longest.get().loop().written().gap() * longest.get().loop().written().executions() / steps;
    double others = within.stream().filter(loop -> loop != longest.get()).mapToDouble(loop -> loop.loop().written().seconds().value()).sum() / steps;
    List<CoresPoint> points = ParallelPlan.ofPart(Estimate.exactly(Math.max(0, between - others)), within, 1.0 / steps).on(cores);
    return Optional.of(new StepForecast(steps, within.stream().allMatch(loop -> loop.loop().written().warm()), points, ParallelPlan.recommended(points), IterationCosts.of(within)));
  }

  private static boolean isIn(LoopForecast loop, long steps) {
    return steps > 1 && loop.loop().written().executions() >= steps && loop.loop().written().gap() >= 0;
  }

  /** Whether a loop of the run is executed in each step. */
  public boolean has(LoopForecast loop) {
    return isIn(loop, steps);
  }

  /** The forecast for so many cores. */
  public CoresPoint on(int wanted) {
    return cores.stream().filter(point -> point.cores() == wanted).findFirst().orElseThrow();
  }

  /** Whether it gains on several cores. */
  public Advice advice() {
    return ParallelPlan.advice(cores);
  }

  /** The forecast for the recommended number of cores. */
  public CoresPoint best() {
    return on(recommended);
  }

  /** Seconds on one thread as the program is written. */
  public Estimate serial() {
    return on(1).seconds();
  }
}
