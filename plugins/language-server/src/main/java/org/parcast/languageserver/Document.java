package org.parcast.languageserver;

import java.nio.file.Path;
import java.util.Optional;
import org.parcast.analyses.dependence.LoopFinding;

/**
 * An open source file.
 *
 * @param uri as the editor calls it
 * @param path where it is saved
 * @param proven what is proven of the loops of its text
 * @param measured what a run of it showed, of the text at that time
 */
record Document(String uri, Path path, Judged proven, Optional<Judged> measured) {

  /** The text as the editor holds it. */
  String text() {
    return proven.text();
  }

  /** Whether the text has changed since it was run. */
  boolean isStale() {
    return measured.isPresent() && !measured.get().text().equals(text());
  }

  /** What a run showed of a loop of the present text. */
  Optional<LoopFinding> measured(LoopFinding loop) {
    return measured.map(run -> proven.of(run).get(loop));
  }
}
