package org.parcast.analyses.loops.verdict;

import java.util.Optional;
import java.util.Set;

/** What a reduction makes otherwise than the loop in order: sums and products of floating-point numbers are rounded, and of equal extremes one place is kept. */
public final class Rounding {
  private static final Set<String> ROUNDED = Set.of("+", "-", "*");

  private Rounding() {}

  /**
   * What to expect of a reduction.
   *
   * @param type descriptor of the numbers, or what ends with it
   */
  public static Optional<String> note(Reduction reduction, String type) {
    if (reduction.isPosition()) {
      return Optional.of("of equal values the position of one iteration is kept: combine " + reduction.variable() + " in the order of the iterations");
    }
    boolean floating = type.endsWith("D") || type.endsWith("F");
    return floating && ROUNDED.contains(reduction.operator())
        ? Optional.of(reduction.variable() + " is rounded in another order: the more terms, or the more of them cancel, the more digits may differ from those of the loop in order") : Optional.empty();
  }
}
