package org.parcast.engine.apply;

import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.engine.time.LoopBlocks;

/** From how many iterations on a loop is worth a parallel region. */
final class ShortLoops {
  private ShortLoops() {}

  /** Iterations of an execution below which it stays in one part; 0 where that is not known. */
  static long least(LoopFinding finding, Optional<LoopForecast> forecast, int cores) {
    if (forecast.isPresent()) {
      return ofForecast(forecast.get(), cores);
    }
    double work = finding.profile().map(profile -> profile.workPerIteration()).orElse(0.0);
    return work <= 0 ? 0 : (long) Math.ceil(LoopBlocks.REGION / work);
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
