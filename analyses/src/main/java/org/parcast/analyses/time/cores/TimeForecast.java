package org.parcast.analyses.time.cores;

import java.util.List;
import java.util.Optional;
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
  public TimeForecast {
    cores = List.copyOf(cores);
    loops = List.copyOf(loops);
    uncovered = List.copyOf(uncovered);
    warnings = List.copyOf(warnings);
  }

  /** The forecast for the recommended number of cores. */
  public CoresPoint best() {
    return cores.stream().filter(point -> point.cores() == recommended).findFirst().orElseThrow();
  }

  /** Whether the intervals leave no doubt that the run, and a step of it, gain or do not gain. */
  public boolean isDecided() {
    return (surelyGains(cores) || !mayGain(cores, serial, 1)) && step.map(of -> surelyGains(of.cores()) || !mayGain(of.cores(), of.serial(), 1.0 / of.steps())).orElse(true);
  }

  /** The first loop that is not advised, and by which alone the run, or a step of it, would gain, were it as fast as its interval allows. */
  public Optional<LoopForecast> mayGain() {
    return loops.stream().filter(loop -> loop.advice() == Advice.MAY_PAY).filter(loop -> CoresPoint.isGain(loop.most(loop.share()))
        || step.map(of -> CoresPoint.isGain(loop.most(share(loop, of.serial(), 1.0 / of.steps())))).orElse(false)).findFirst();
  }

  private static double share(LoopForecast loop, Estimate whole, double part) {
    return Math.min(1, part * loop.loop().written().seconds().value() / whole.value());
  }

  private static boolean surelyGains(List<CoresPoint> points) {
    return points.stream().anyMatch(point -> point.gains(point.speedup().low()));
  }

  private boolean mayGain(List<CoresPoint> points, Estimate whole, double part) {
    return points.stream().anyMatch(point -> point.gains(point.speedup().high()))
        || loops.stream().anyMatch(loop -> CoresPoint.isGain(loop.most(share(loop, whole, part))));
  }
}
