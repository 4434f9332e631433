package org.parcast.analyses.sharing;

import it.unimi.dsi.fastutil.longs.Long2LongLinkedOpenHashMap;

/** A fully associative cache of lines that drops the one used longest ago. Knows since when it holds a line. */
public final class LruCache {
  /** Answer for a line that is not held. */
  public static final long ABSENT = -1;

  private final int capacity;
  private final Long2LongLinkedOpenHashMap since = new Long2LongLinkedOpenHashMap();
  /** @param capacity lines that it holds, at least 1 */
  public LruCache(int capacity) {
    if (capacity < 1) {
      throw new IllegalArgumentException("a cache of " + capacity + " lines: it has to hold at least 1");
    }
    this.capacity = capacity;
    since.defaultReturnValue(ABSENT);
  }

  /**
   * Uses a line; false where it was not held and had to be brought in.
   *
   * @param now time of this use, at least 0
   */
  public boolean access(long line, long now) {
    if (since.getAndMoveToLast(line) != ABSENT) {
      return true;
    }
    if (since.size() == capacity) {
      since.removeFirstLong();
    }
    since.putAndMoveToLast(line, now);
    return false;
  }

  /** Drops a line. */
  public void invalidate(long line) {
    since.remove(line);
  }

  /** When a line was brought in; {@link #ABSENT} where it is not held. */
  public long heldSince(long line) {
    return since.get(line);
  }
}
