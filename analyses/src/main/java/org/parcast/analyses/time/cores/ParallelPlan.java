package org.parcast.analyses.time.cores;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;
import org.parcast.analyses.time.serial.OutsideLoops;

/** Which loops to run in parallel, so that all of it is fastest: none lies within another, so each is for itself. */
final class ParallelPlan {
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

  /** All of it on each number of cores, each loop as it is fastest on so many: in parallel, or as it is written. Where none pays, those are in parallel that may. */
  List<CoresPoint> on(List<Integer> cores) {
    List<CoresPoint> points = new ArrayList<>();
    cores.forEach(c -> points.add(c == 1 ? CoresPoint.serial(alone()) : on(c)));
    return points;
  }

  private Estimate alone() {
    Estimate seconds = rest;
    for (LoopForecast forecast : loops) {
      seconds = seconds.plus(seconds(forecast.loop().written()));
    }
    return seconds;
  }

  private Estimate seconds(LoopTime time) {
    return time.seconds().times(share).plus(settling(time));
  }

  private CoresPoint on(int cores) {
    boolean sure = loops.stream().anyMatch(forecast -> forecast.isParallel(cores));
    Predicate<LoopForecast> chosen = forecast -> sure ? forecast.isParallel(cores) : mayPay(forecast, cores);
    Gains gains = gains(cores, chosen);
    Estimate speedup = gains.whole();
    if (sure) { // what may pay may add to it
      speedup = speedup.reaching(Math.max(speedup.low(), gains(cores, forecast -> forecast.isParallel(cores) || mayPay(forecast, cores)).whole().high()));
    }
    double crowded = crowded(cores, chosen);
    Estimate seconds = rest.plus(Estimate.exactly(crowded));
    Breakdown breakdown = Breakdown.serial(rest.value()).plus(Breakdown.overhead(crowded));
    for (LoopForecast forecast : loops) {
      if (chosen.test(forecast)) {
        CoresPoint point = forecast.on(cores);
        Estimate settling = settling(forecast.loop().form());
        seconds = seconds.plus(point.seconds().times(share)).plus(settling);
        breakdown = breakdown.plus(point.breakdown().times(share)).plus(Breakdown.serial(settling.value()));
      } else {
        Estimate written = seconds(forecast.loop().written());
        seconds = seconds.plus(written);
        breakdown = breakdown.plus(Breakdown.serial(written.value()));
      }
    }
    return new CoresPoint(cores, seconds, speedup, gains.form(), gains.threads(), breakdown.limit(), breakdown);
  }

  private static boolean mayPay(LoopForecast forecast, int cores) {
    return forecast.on(cores).advice() == Advice.MAY_PAY;
  }

  /**
   * Seconds that threads on all cores wait for the compiler, whose work all cores then share. It works when loops have become hot, so as much of it falls into those that run in parallel
   * as they take of the time.
   */
  private double crowded(int cores, Predicate<LoopForecast> chosen) {
    double all = rest.value();
    double parallel = 0;
    for (LoopForecast forecast : loops) {
      double written = seconds(forecast.loop().written()).value();
      all += written;
      parallel += chosen.test(forecast) ? written : 0;
    }
    return cores < machineCores || parallel == 0 ? 0 : compiling * parallel / all / machineCores;
  }

  /**
   * Speed-ups of all of it.
   *
   * @param form by methods of their own, on one thread
   * @param threads by threads, over these
   * @param whole by both
   */
  private record Gains(Estimate form, Estimate threads, Estimate whole) {
    Gains spanning(Gains other) {
      return new Gains(form.spanning(other.form), threads.spanning(other.threads), whole.spanning(other.whole));
    }
  }

  private Gains gains(int cores, Predicate<LoopForecast> chosen) {
    Gains settled = gains(cores, chosen, LoopTime::settled);
    boolean warm = loops.stream().filter(chosen).allMatch(forecast -> forecast.loop().isWarm());
    return warm ? settled : settled.spanning(gains(cores, chosen, LoopTime::natural));
  }

  private Gains gains(int cores, Predicate<LoopForecast> chosen, Function<LoopTime, Estimate> times) {
    Estimate same = rest;
    Estimate written = Estimate.exactly(0);
    Estimate form = Estimate.exactly(0);
    Estimate parallel = Estimate.exactly(crowded(cores, chosen));
    Estimate threads = parallel; // of one form, whatever its time: that is the same with threads and without
    for (LoopForecast forecast : loops) {
      LoopTime before = forecast.loop().written();
      LoopTime after = forecast.loop().form();
      Estimate alone = times.apply(before).times(share).plus(settling(before));
      if (chosen.test(forecast)) {
        Estimate gained = forecast.on(cores).threadSpeedup();
        Estimate parts = times.apply(after).times(share);
        written = written.plus(alone);
        form = form.plus(parts).plus(settling(after));
        parallel = parallel.plus(parts.over(gained)).plus(settling(after));
        threads = threads.plus(Estimate.exactly(parts.value()).over(gained)).plus(Estimate.exactly(settling(after).value()));
      } else {
        same = same.plus(alone);
      }
    }
    return new Gains(gain(same, written, form), gain(same, Estimate.exactly(form.value()), threads), gain(same, written, parallel));
  }

  /** What is the same in both varies in both alike. */
  private static Estimate gain(Estimate same, Estimate before, Estimate after) {
    Estimate usual = Estimate.exactly(same.value());
    return usual.plus(before).over(usual.plus(after)).reaching((same.low() + before.value()) / (same.low() + after.value()))
        .reaching((same.high() + before.value()) / (same.high() + after.value()));
  }

  /** A ratio of times whose common part varies in both alike: the interval is the divisor's own. */
  static Estimate ratio(Estimate time, Estimate by) {
    return Estimate.exactly(time.value() / by.value()).reaching(time.value() / by.high()).reaching(time.value() / by.low());
  }

  /** Whether all of it gains on any of these numbers of cores. */
  static Advice advice(List<CoresPoint> points) {
    return points.stream().map(CoresPoint::gain).reduce(Advice.DOES_NOT_PAY, Advice::or);
  }

  /** Of the numbers of cores on which it gains, the fewest whose speed-up lies in the interval of the best one; 1 where there is none. */
  static int recommended(List<CoresPoint> points) {
    List<CoresPoint> gaining = points.stream().filter(point -> point.gain() == Advice.PAYS).toList();
    double least = gaining.stream().max(Comparator.comparingDouble(point -> point.speedup().value())).map(best -> best.speedup().low()).orElse(1.0);
    return gaining.stream().filter(point -> point.speedup().value() >= least).mapToInt(CoresPoint::cores).min().orElse(1);
  }
}
