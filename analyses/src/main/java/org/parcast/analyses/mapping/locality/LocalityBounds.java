package org.parcast.analyses.mapping.locality;

/**
 * Where the patterns of locality part (DagTM, section 5.1), as shares of the data that a thread accesses.
 *
 * @param min D_min: a smaller mean reuse distance is sharing
 * @param max D_max: a larger one is isolation; at least {@code min}, at most 1
 */
public record LocalityBounds(double min, double max) {
  /** The paper's, 35 % and 85 %. */
  public static final LocalityBounds DEFAULT = new LocalityBounds(0.35, 0.85);

  /** @throws IllegalArgumentException if they are no shares in this order */
  public LocalityBounds {
    if (!(0 <= min && min <= max && max <= 1)) {
      throw new IllegalArgumentException(100 * min + " and " + 100 * max + " percent: give two shares of the data, the smaller first, up to 100 percent");
    }
  }

  /**
   * The pattern of a thread.
   *
   * @param meanDistance RD, mean reuse distance
   * @param data M, number of distinct data that the thread accessed
   */
  LocalityPattern pattern(double meanDistance, long data) {
    if (meanDistance < min * data) {
      return LocalityPattern.SHARING;
    }
    return meanDistance > max * data ? LocalityPattern.ISOLATION : LocalityPattern.DEPENDENCY;
  }
}
