package org.parcast.report.sarif;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.report.Sources;
import org.parcast.report.text.TimeText;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** Verdicts at the loops. */
final class LoopResults {
  private LoopResults() {}

  static List<Result> of(List<LoopFinding> loops, Optional<TimeForecast> time, Sources sources) {
    List<Result> results = new ArrayList<>();
    for (LoopFinding loop : loops) {
      if (loop.file() != null && loop.line() > 0) {
        String file = sources.path(loop.file());
        List<Result.Place> related = loop.best().dependences().stream().filter(dependence -> dependence.toLine() > 0)
            .map(dependence -> new Result.Place(dependence.toFile().isEmpty() ? file : sources.path(dependence.toFile()), dependence.toLine(), Printable.of(dependence.text()))).distinct().toList();
        List<Result.Place> conditions = loop.best().conditions().stream().filter(condition -> condition.line() > 0)
            .map(condition -> new Result.Place(condition.file().isEmpty() ? file : sources.path(condition.file()), condition.line(), "Provided that " + Printable.of(condition.text()))).toList();
        results.add(new Result(loop.verdict().notice(), message(loop) + speedup(loop, time), file, loop.line(), Stream.concat(related.stream(), conditions.stream()).toList()));
      }
    }
    return results;
  }

  private static String message(LoopFinding loop) {
    String work = loop.profile().map(profile -> "; " + Numbers.percent(profile.share()) + " of the work").orElse("");
    int conditions = loop.best().conditions().size();
    String provided = conditions == 0 ? "" : " in this run, under " + Numbers.count(conditions, "condition");
    return "Loop in " + Printable.of(loop.method()) + ": " + Printable.of(loop.best().text()) + " (" + loop.best().certainty().label() + provided + ")" + work;
  }

  /** What it gains on several cores, where that was forecast. */
  private static String speedup(LoopFinding loop, Optional<TimeForecast> time) {
    return time.stream().flatMap(forecast -> forecast.loops().stream().filter(each -> each.loop().line() == loop.line() && each.loop().file().equals(loop.file()))
        .map(each -> "; " + TimeText.gain(each, forecast))).findFirst().orElse("");
  }
}
