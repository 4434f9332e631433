package org.parcast.benchmarks.reliability.random;

import java.util.Set;
import java.util.function.Function;

/**
 * A word in a program.
 *
 * @param text how it is written
 * @param meaning which word that is
 */
record Place(String text, Kind kind, Function<Frame, Found> meaning) {

  /** A word and what its index was computed from. */
  record Found(Word word, Set<Source> address) {}

  Found in(Frame frame) {
    return meaning.apply(frame);
  }
}
