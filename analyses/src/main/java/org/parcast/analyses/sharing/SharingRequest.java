package org.parcast.analyses.sharing;

import java.util.List;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;

/**
 * What to detect.
 *
 * @param detection definition of communication
 * @param granularities bytes of a block of the relaxed definition, each a power of two; the first is that of the matrix shown, all are compared with the
 *     accurate matrix
 * @param machine the caches of the accurate definition, lines of one size in all
 */
public record SharingRequest(Detection detection, List<Long> granularities, CacheHierarchy machine) {
  /** Largest block, 4 MiB. */
  public static final long LARGEST_BLOCK = 4L << 20;

  /** The machine of the paper: 64 threads on four sockets. */
  public static final CacheHierarchy DIENER = CacheHierarchy.parse("diener");

  private static final int SHORTEST_LINE = 8;
  private static final int LONGEST_LINE = 256;

  /** Checks the granularities and the lines. */
  public SharingRequest {
    granularities = granularities.stream().distinct().toList();
    for (long granularity : granularities) {
      if (Long.bitCount(granularity) != 1 || granularity < 1 || granularity > LARGEST_BLOCK) {
        throw new IllegalArgumentException("--granularity is " + granularity + ": give a power of two up to " + LARGEST_BLOCK + " bytes, such as 64");
      }
    }
    int line = machine.levels().get(0).line();
    if (machine.levels().stream().anyMatch(level -> level.line() != line) || line < SHORTEST_LINE || line > LONGEST_LINE) {
      throw new IllegalArgumentException("--cache: threads communicate through lines of one size, " + SHORTEST_LINE + " to " + LONGEST_LINE
          + " bytes: give all levels the same, such as 64");
    }
  }

  /** One granularity. */
  public SharingRequest(Detection detection, long granularity, CacheHierarchy machine) {
    this(detection, List.of(granularity), machine);
  }

  /** Bytes of a block of the matrix shown. */
  public long granularity() {
    return granularities.get(0);
  }
}
