package org.parcast.analyses.sharing.detection;

import org.parcast.analyses.cache.hierarchy.CacheLevel;

/** A cache of lines that knows since when it holds each. */
interface LineCache {
  /** Answer for a line that is not held. */
  long ABSENT = -1;

  /** An empty cache of a level. */
  static LineCache of(CacheLevel level) {
    return level.sets() == 1 ? new LruCache(level.ways()) : new SetsOfLines(level.sets(), level.ways());
  }

  /**
   * Uses a line; false where it was not held and had to be brought in.
   *
   * @param now time of this use, at least 0
   */
  boolean access(long line, long now);

  /** When a line was brought in; {@link #ABSENT} where it is not held. */
  long heldSince(long line);
}
