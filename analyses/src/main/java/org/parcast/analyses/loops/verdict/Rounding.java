package org.parcast.analyses.loops.verdict;

import java.util.Optional;
import java.util.Set;

/** Sums and products of floating-point numbers, which are rounded otherwise in another order. */
public final class Rounding {
  private static final Set<String> ROUNDED = Set.of("+", "-", "*");

  private Rounding() {}

  /**
   * What to expect of a reduction.
   *
   * @param type descriptor of the numbers, or what ends with it
   */
  public static Optional<String> note(Reduction reduction, String type) {
    boolean floating = type.endsWith("D") || type.endsWith("F");
    return floating && ROUNDED.contains(reduction.operator())
        ? Optional.of(reduction.variable() + " is rounded in another order: its last digits may differ from those of the loop in order") : Optional.empty();
  }
}
