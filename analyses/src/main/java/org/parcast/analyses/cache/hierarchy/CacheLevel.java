package org.parcast.analyses.cache.hierarchy;

/**
 * A level of a hierarchy.
 *
 * @param name as in reports: {@code l1}
 * @param bytes capacity, a multiple of {@code ways * line}; need not be a power of two
 * @param ways associativity, at least 1
 * @param line bytes of a line, a power of two
 * @param cores how many neighbouring cores share one cache of this level; 1 for a private one, 0 where all cores share one
 */
public record CacheLevel(String name, long bytes, int ways, int line, int cores) {
  private static final long MOST_LINES = 1 << 24;

  /** @throws IllegalArgumentException if there is no such cache; the message says why */
  public CacheLevel {
    if (ways < 1 || line < 1 || Integer.bitCount(line) != 1 || cores < 0) {
      throw new IllegalArgumentException(
          "cache " + name + ": ways and line have to be at least 1, the line a power of two; found " + ways + " ways and lines of " + line + " bytes");
    }
    long set = (long) ways * line;
    if (bytes < set || bytes % set != 0) {
      throw new IllegalArgumentException("cache " + name + ": " + bytes + " bytes are not a multiple of " + ways + " ways of " + line + " bytes; the nearest is " + Math.max(1, Math.round((double) bytes / set)) * set);
    }
    if (bytes / line > MOST_LINES) {
      throw new IllegalArgumentException("cache " + name + ": " + bytes + " bytes are more than the simulation can hold; " + MOST_LINES * line
          + " are the most with lines of " + line + " bytes");
    }
  }

  /** Number of sets. */
  public int sets() {
    return (int) (bytes / ((long) ways * line));
  }

  /** Whether each core has its own. */
  public boolean isPrivate() {
    return cores == 1;
  }

  /** Which cache of the level a core uses. */
  public int cacheOf(int core) {
    return cores == 0 ? 0 : core / cores;
  }

  /** Caches of the level that so many cores use. */
  public int caches(int ofCores) {
    return cores == 0 ? 1 : (ofCores + cores - 1) / cores;
  }
}
