package org.parcast.analyses.valueflow.layout;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.parcast.analyses.valueflow.place.DecompositionForecast;

/**
 * An answer with the placement that it is of.
 *
 * @param forecast what it sends
 * @param owner rank of every vertex, -1 for those on every rank
 * @param cuts the names of the arrays that are cut
 * @param cut the ranks of their words, -1 for all others; empty for the partitioner's parts
 */
public record PlacedAnswer(DecompositionForecast forecast, short[] owner, List<String> cuts, Optional<Supplier<short[]>> cut) {
  /** The ranks of the words that are cut, -1 for all others. */
  short[] cutOwner() {
    return cut.map(Supplier::get).orElseGet(() -> {
      short[] none = new short[owner.length];
      Arrays.fill(none, (short) -1);
      return none;
    });
  }
}
