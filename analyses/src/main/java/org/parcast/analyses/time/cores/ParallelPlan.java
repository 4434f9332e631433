package org.parcast.analyses.time.cores;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;
import org.parcast.analyses.time.serial.OutsideLoops;

/** Which loops to run in parallel, so that all of it is fastest: none lies within another, so each is for itself. */
final class ParallelPlan {
  /** Of a machine with as many cores; below it more cores are not worth their keep. */
  private static final double LEAST_EFFICIENCY = 0.5;

  private final Estimate rest;
  private final double compiling;
  private final int machineCores;
  private final List<LoopForecast> loops;
  private final double share;
  private final boolean settles;

  private ParallelPlan(OutsideLoops outside, int machineCores, List<LoopForecast> loops, double share, boolean settles) {
    rest = outside.seconds();
    compiling = outside.compiling();
    this.machineCores = machineCores;
    this.loops = loops;
    this.share = share;
    this.settles = settles;
  }

  /**
   * Of a run from its start. Until its code has settled the compiler decides how long it takes, and no number of threads makes that faster: what they do meanwhile is little.
   * Where they leave no core to the compiler, it takes theirs.
   *
   * @param machineCores all of the machine
   */
  static ParallelPlan ofRun(OutsideLoops outside, List<LoopForecast> loops, int machineCores) {
    return new ParallelPlan(outside, machineCores, loops, 1, true);
  }

  /**
   * Of a part of a long run, in settled code.
   *
   * @param rest seconds outside of the loops
   * @param share of the loops' executions that belong to it
   */
  static ParallelPlan ofPart(Estimate rest, List<LoopForecast> loops, double share) {
    return new ParallelPlan(OutsideLoops.settled(rest), Integer.MAX_VALUE, loops, share, false);
  }

  private Estimate settling(LoopTime time) {
    return settles ? time.settling() : Estimate.exactly(0);
  }

  /** All of it on each number of cores, each loop as it is fastest on so many: in parallel, or as it is written. */
  List<CoresPoint> on(List<Integer> cores) {
    List<CoresPoint> points = new ArrayList<>();
    cores.forEach(c -> points.add(on(c)));
    return points;
  }

  private CoresPoint on(int cores) {
    Estimate seconds = rest;
    Estimate form = rest;
    Breakdown breakdown = Breakdown.serial(rest.value());
    for (LoopForecast forecast : loops) {
      CoresPoint point = forecast.on(cores);
      boolean parallel = forecast.isParallel(cores);
      LoopTime time = parallel ? forecast.loop().form() : forecast.loop().written();
      Estimate alone = time.seconds().times(share).plus(settling(time));
      seconds = seconds.plus(parallel ? point.seconds().times(share).plus(settling(time)) : alone);
      form = form.plus(alone);
      breakdown = breakdown.plus(parallel ? point.breakdown().times(share).plus(Breakdown.serial(settling(time).value())) : Breakdown.serial(alone.value()));
    }
    double crowded = crowded(cores);
    seconds = seconds.plus(Estimate.exactly(crowded));
    breakdown = breakdown.plus(Breakdown.overhead(crowded));
    Estimate speedup = speedup(cores, LoopTime::settled);
    boolean warm = loops.stream().filter(forecast -> forecast.isParallel(cores)).allMatch(forecast -> forecast.loop().isWarm());
    speedup = warm ? speedup : speedup.spanning(speedup(cores, LoopTime::natural));
    return new CoresPoint(cores, seconds, speedup, speedup.value() * seconds.value() / form.value(), ratio(form, seconds), breakdown.limit(), breakdown);
  }

  /**
   * Seconds that threads on all cores wait for the compiler, whose work all cores then share. It works when loops have become hot, so as much of it falls into those that run in parallel
   * as they take of the time.
   */
  private double crowded(int cores) {
    double all = rest.value();
    double parallel = 0;
    for (LoopForecast forecast : loops) {
      double written = forecast.loop().written().seconds().times(share).plus(settling(forecast.loop().written())).value();
      all += written;
      parallel += forecast.isParallel(cores) ? written : 0;
    }
    return cores < machineCores || parallel == 0 ? 0 : compiling * parallel / all / machineCores;
  }

  /** What is the same in both varies in both alike. */
  private Estimate speedup(int cores, Function<LoopTime, Estimate> times) {
    Estimate same = rest;
    Estimate serial = Estimate.exactly(0);
    Estimate parallel = Estimate.exactly(crowded(cores));
    for (LoopForecast forecast : loops) {
      Estimate written = times.apply(forecast.loop().written()).times(share).plus(settling(forecast.loop().written()));
      if (forecast.isParallel(cores)) {
        serial = serial.plus(written);
        parallel = parallel.plus(times.apply(forecast.loop().form()).over(forecast.on(cores).threadSpeedup()).times(share)).plus(settling(forecast.loop().form()));
      } else {
        same = same.plus(written);
      }
    }
    Estimate usual = Estimate.exactly(same.value());
    return usual.plus(serial).over(usual.plus(parallel)).reaching((same.low() + serial.value()) / (same.low() + parallel.value()))
        .reaching((same.high() + serial.value()) / (same.high() + parallel.value()));
  }

  /** A ratio of times whose common part varies in both alike: the interval is the divisor's own. */
  static Estimate ratio(Estimate time, Estimate by) {
    return Estimate.exactly(time.value() / by.value()).reaching(time.value() / by.high()).reaching(time.value() / by.low());
  }

  /** The fastest number of cores that is advised, at least half efficient, and gains by threads; 1 where there is none. */
  static int recommended(List<CoresPoint> points) {
    return points.stream().filter(point -> point.cores() == 1 || point.advice() == Advice.PAYS && isEfficient(point) && !point.isByFormAlone())
        .min(Comparator.comparingDouble(point -> point.seconds().value())).orElseThrow().cores();
  }

  private static boolean isEfficient(CoresPoint point) {
    return point.threadSpeedup().value() >= LEAST_EFFICIENCY * point.cores();
  }
}
