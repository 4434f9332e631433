package org.parcast.analyses.sharing;

/**
 * What to detect.
 *
 * @param detection definition of communication
 * @param granularity bytes of a block of the relaxed definition, a power of two
 * @param machine the caches of the accurate definition
 */
public record SharingRequest(Detection detection, long granularity, LastLevels machine) {
  /** Largest block, 4 MiB. */
  public static final long LARGEST_BLOCK = 4L << 20;

  /** Checks the granularity. */
  public SharingRequest {
    if (Long.bitCount(granularity) != 1 || granularity < 1 || granularity > LARGEST_BLOCK) {
      throw new IllegalArgumentException("--granularity is " + granularity + ": give a power of two up to " + LARGEST_BLOCK + " bytes, such as 64");
    }
  }
}
