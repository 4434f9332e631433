package org.parcast.analyses.sharing;

/**
 * The last-level caches of a machine whose threads are pinned in order.
 *
 * @param bytes capacity of one, at least a line
 * @param threads threads that share one, at least 1
 */
public record LastLevels(long bytes, int threads) {
  /** The machine of the paper: 18 MiB for 16 threads. */
  public static final LastLevels DIENER = new LastLevels(18L << 20, 16);

  /** Checks the ranges. */
  public LastLevels {
    if (bytes < 64 || threads < 1) {
      throw new IllegalArgumentException("a last-level cache of " + bytes + " bytes for " + threads + " threads: give at least 64 bytes and 1 thread");
    }
  }
}
