package org.parcast.languageserver;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.report.text.LoopNest;

/**
 * The loops that an editor points at by itself: where this very text was timed those that pay or may, what saves most first, else the outermost that can run in parallel. Hovering and
 * actions know the others too.
 *
 * @param loops those, by line
 * @param timed whether they are chosen by what they gain
 */
record PointedLoops(List<LoopFinding> loops, boolean timed) {
  /** A file with more hints hides its text. */
  static final int MOST = 10;

  static PointedLoops of(Document document) {
    List<LoopFinding> all = document.proven().loops();
    boolean timed = all.stream().anyMatch(loop -> document.forecast(loop).isPresent());
    Stream<LoopFinding> chosen = timed
        ? all.stream().filter(loop -> gains(document.forecast(loop))).sorted(Comparator.comparingDouble(loop -> -saved(document.forecast(loop).orElseThrow())))
        : LoopNest.of(all).stream().flatMap(PointedLoops::parallel);
    return new PointedLoops(chosen.limit(MOST).sorted(Comparator.comparingInt(LoopFinding::line)).toList(), timed);
  }

  private static boolean gains(Optional<LoopForecast> forecast) {
    return forecast.isPresent() && forecast.get().advice() != Advice.DOES_NOT_PAY;
  }

  /** Part of the program's time that it saves. */
  private static double saved(LoopForecast forecast) {
    return forecast.share().value() * (1 - 1 / forecast.shown().speedup().value());
  }

  private static Stream<LoopFinding> parallel(LoopNest nest) {
    return nest.loop().verdict().isUnordered() ? Stream.of(nest.loop()) : nest.inner().stream().flatMap(PointedLoops::parallel);
  }
}
