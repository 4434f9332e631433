package org.parcast.analyses.mapping;

/** How a thread uses its data (DagTM, section 5.1), by its mean reuse distance. */
public enum LocalityPattern {
  /** Uses the same data again soon. */
  SHARING,
  /** In between. */
  DEPENDENCY,
  /** Hardly uses data again. */
  ISOLATION;

  /** D_min as a share of the data accessed. */
  public static final double SHARING_BELOW = 0.35;
  /** D_max as a share of the data accessed. */
  public static final double ISOLATION_ABOVE = 0.85;

  /**
   * The pattern of a thread.
   *
   * @param meanDistance RD, mean reuse distance
   * @param data number of distinct data that the thread accessed
   */
  static LocalityPattern of(double meanDistance, long data) {
    if (meanDistance < SHARING_BELOW * data) {
      return SHARING;
    }
    return meanDistance > ISOLATION_ABOVE * data ? ISOLATION : DEPENDENCY;
  }
}
