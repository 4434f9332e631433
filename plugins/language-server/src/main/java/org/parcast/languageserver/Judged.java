package org.parcast.languageserver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.LoopForecast;

/**
 * What is known of the loops of a text.
 *
 * @param text the source
 * @param loops its loops in the order of their lines
 * @param failure why they could not be judged, or empty
 * @param traffic what ranks would send, where the program was run
 * @param forecasts of the loops on several cores, where the program was timed
 */
record Judged(String text, List<LoopFinding> loops, String failure, Traffic traffic, List<LoopForecast> forecasts) {

  /** What is known without a run. */
  Judged(String text, List<LoopFinding> loops, String failure) {
    this(text, loops, failure, Traffic.UNKNOWN, List.of());
  }

  /** Nothing is known yet. */
  static Judged nothing(String text) {
    return new Judged(text, List.of(), "");
  }

  /** The loop that starts in a line, counted from 1. */
  Optional<LoopFinding> at(int line) {
    return loops.stream().filter(loop -> loop.line() == line).findFirst();
  }

  /** The forecast of one of the loops. */
  Optional<LoopForecast> forecast(LoopFinding loop) {
    return forecasts.stream().filter(forecast -> forecast.loop().line() == loop.line() && forecast.loop().file().equals(loop.file())).findFirst();
  }

  /** The findings of another text's loops at the lines of this one's: the n-th loop of a method is taken to be the n-th still. */
  Map<LoopFinding, LoopFinding> of(Judged other) {
    Map<String, LoopFinding> known = new HashMap<>();
    List<String> keys = other.keys();
    for (int i = 0; i < keys.size(); i++) {
      known.put(keys.get(i), other.loops.get(i));
    }
    Map<LoopFinding, LoopFinding> found = new HashMap<>();
    keys = keys();
    for (int i = 0; i < keys.size(); i++) {
      if (known.containsKey(keys.get(i))) {
        found.put(loops.get(i), known.get(keys.get(i)));
      }
    }
    return found;
  }

  private List<String> keys() {
    Map<String, Integer> counts = new HashMap<>();
    List<String> keys = new ArrayList<>();
    loops.forEach(loop -> keys.add(loop.method() + "#" + counts.merge(loop.method(), 1, Integer::sum)));
    return keys;
  }
}
