package org.parcast.analyses.loops.verdict;

import java.util.Locale;

/** How sure a verdict or dependence is. */
public enum Certainty {
  /** Holds for every input. */
  PROVEN,
  /** Was seen on the input of the run. */
  OBSERVED,
  /** Could not be ruled out. */
  ASSUMED;

  /** As it stands in reports. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
