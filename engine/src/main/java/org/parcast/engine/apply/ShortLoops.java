package org.parcast.engine.apply;

import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;

/** From how many iterations on a loop is worth a parallel region. */
final class ShortLoops {
  /** Bytecode instructions that a core does while a parallel region begins and ends: some 20 us at about one in a nanosecond. Where a forecast is made, its figures count instead. */
  static final double REGION = 20_000;

  private ShortLoops() {}

  /** Iterations of an execution below which it stays in one part; 0 where that is not known. */
  static long least(LoopFinding finding, Optional<LoopForecast> forecast, int cores) {
    if (forecast.isPresent()) {
      return ofForecast(forecast.get(), cores);
    }
    double work = finding.profile().map(profile -> profile.workPerIteration()).orElse(0.0);
    return work <= 0 ? 0 : (long) Math.ceil(REGION / work);
  }

  private static long ofForecast(LoopForecast forecast, int cores) {
    CoresPoint point = cores > 1 && forecast.cores().stream().anyMatch(each -> each.cores() == cores) ? forecast.on(cores) : forecast.shown();
    if (point.speedup().value() <= 1) {
      return forecast.breakEven();
    }
    double written = forecast.loop().written().seconds().value();
    double overhead = point.breakdown().overhead();
    double gained = written - point.seconds().value() + overhead;
    double perExecution = overhead / Math.max(1, forecast.loop().written().executions());
    double perIteration = gained / Math.max(1, forecast.loop().written().iterations());
    double least = Math.ceil(perExecution / perIteration);
    return least > 0 && least < Integer.MAX_VALUE ? (long) least : 0;
  }
}
