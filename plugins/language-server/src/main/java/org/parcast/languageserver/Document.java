package org.parcast.languageserver;

import java.nio.file.Path;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.LoopForecast;

/**
 * An open source file.
 *
 * @param uri as the editor calls it
 * @param version of its text, as the editor counts
 * @param path where it is saved
 * @param proven what is proven of the loops of its text
 * @param measured what a run of it showed, of the text at that time
 */
record Document(String uri, int version, Path path, Judged proven, Optional<Judged> measured) {

  /** The text as the editor holds it. */
  String text() {
    return proven.text();
  }

  /** Whether the text has changed since it was run. */
  boolean isStale() {
    return measured.isPresent() && !measured.get().text().lines().toList().equals(text().lines().toList());
  }

  /** What holds of a loop of the present text: what is proven, and what a run of this very text showed besides. */
  LoopFinding known(LoopFinding loop) {
    return isStale() ? loop : measured(loop).orElse(loop);
  }

  /** What a loop of the present text gains on several cores, where a run of this very text was timed. */
  Optional<LoopForecast> forecast(LoopFinding loop) {
    return isStale() ? Optional.empty() : measured(loop).flatMap(then -> measured.get().forecast(then));
  }

  /** Bytes of a step that a loop of the present text received in the run; 0 where nothing is known. */
  double bytesPerStep(LoopFinding loop) {
    return measured(loop).map(then -> measured.get().traffic().bytesPerStep(measured.get().text(), then)).orElse(0.0);
  }

  /** What a run showed of a loop of the present text. */
  Optional<LoopFinding> measured(LoopFinding loop) {
    return measured.flatMap(run -> Optional.ofNullable(proven.of(run).get(loop)));
  }
}
