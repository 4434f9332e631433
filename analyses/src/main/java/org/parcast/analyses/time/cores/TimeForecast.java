package org.parcast.analyses.time.cores;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.serial.Estimate;

/**
 * How long a program takes, and how much faster it gets.
 *
 * @param machine the machine that it is forecast for
 * @param serial seconds of the whole program on one thread as it is written, from its start
 * @param warm whether all of its loops were timed in settled code
 * @param samples virtual machines that it was timed in
 * @param cores for each number of cores the plan's time
 * @param recommended the fastest number of cores with an efficiency of at least half, 1 where none pays or threads add nothing to methods of their own
 * @param step a time step, where the run is known to have made several
 * @param loops those that pay first, by seconds saved
 * @param uncovered loops that could run in parallel and are not forecast, each with the reason
 * @param warnings what to know before trusting the figures
 */
public record TimeForecast(Machine machine, Estimate serial, boolean warm, int samples, List<CoresPoint> cores, int recommended, Optional<StepForecast> step,
    List<LoopForecast> loops, List<String> uncovered,
    List<String> warnings) {
  /** Wanted of the median interval in {@code benchmarks/src/main/truth/time}. */
  private static final double WIDE = 0.25;

  public TimeForecast {
    cores = List.copyOf(cores);
    loops = List.copyOf(loops);
    uncovered = List.copyOf(uncovered);
    warnings = List.copyOf(warnings);
  }

  /**
   * Whether further virtual machines would tell nothing new: no loop gains in any of them, or they compile the program so alike that what methods of their own gain is known well, to a share of it.
   *
   * @param enough whether there are so many that they do not agree by chance
   */
  public boolean isKnown(boolean enough) {
    return loops.stream().allMatch(loop -> loop.advice() == Advice.DOES_NOT_PAY) || enough && isAgreed();
  }

  private boolean isAgreed() {
    return Stream.concat(cores.stream(), step.stream().flatMap(of -> of.cores().stream())).map(CoresPoint::formSpeedup).allMatch(form -> form.high() - form.low() <= WIDE * form.value());
  }

  /** Time of the heaviest over the mean where so many ranks have blocks of the iterations of a step's loops, or of all loops where the run has no steps; at least 1. */
  public double imbalance(int blocks) {
    return step.map(StepForecast::costs).orElseGet(() -> IterationCosts.of(loops)).heaviest(blocks);
  }

  /** Whether the run gains on several cores. */
  public Advice run() {
    return ParallelPlan.advice(cores);
  }

  /**
   * Cores to write the program for: those recommended for the run, or for a step of it; where nothing gains for certain, those on which it is fastest by the middle of the forecast, if it may
   * gain at all. Else 1.
   */
  public int proposed() {
    int sure = recommended > 1 ? recommended : step.map(StepForecast::recommended).orElse(1);
    return sure > 1 ? sure : Stream.concat(cores.stream(), step.stream().flatMap(of -> of.cores().stream())).filter(point -> point.gain() == Advice.MAY_PAY && point.speedup().value() > 1)
        .max(Comparator.comparingDouble(point -> point.speedup().value())).map(CoresPoint::cores).orElse(1);
  }

  /** The loops to write for so many: those that pay; where none does, those that may and do by the middle of their forecasts. */
  public List<LoopForecast> proposed(int wanted) {
    List<LoopForecast> sure = loops.stream().filter(loop -> isOn(loop, wanted) && loop.isParallel(wanted)).toList();
    return sure.isEmpty() ? loops.stream().filter(loop -> isOn(loop, wanted) && loop.on(wanted).advice() == Advice.MAY_PAY && loop.on(wanted).speedup().value() > 1).toList() : sure;
  }

  private static boolean isOn(LoopForecast loop, int wanted) {
    return loop.cores().stream().anyMatch(point -> point.cores() == wanted);
  }

  /** Whether the run gains, or a step of it as in longer runs. */
  public Advice advice() {
    return step.map(StepForecast::advice).orElse(Advice.DOES_NOT_PAY).or(run());
  }
}
