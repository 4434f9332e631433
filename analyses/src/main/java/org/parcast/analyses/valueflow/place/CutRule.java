package org.parcast.analyses.valueflow.place;

import java.util.List;
import org.parcast.analyses.valueflow.word.WordArray;

/** A way in which a programmer would cut an array; {@link Estimator} gives each its name. */
@FunctionalInterface
public interface CutRule {
  /** Cuts nothing: the name is that of something else. */
  CutRule NONE = (array, ranks) -> List.of();

  /** The cuts of an array over so many ranks, at least 1; such as leave a rank without words are left out by the caller. */
  List<BlockDistribution> cuts(WordArray array, int ranks);
}
