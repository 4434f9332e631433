package org.parcast.analyses.sharing.detection;

import it.unimi.dsi.fastutil.longs.Long2LongLinkedOpenHashMap;

/** A fully associative cache of lines that drops the one used longest ago. Knows since when it holds a line. */
public final class LruCache implements LineCache {
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

  @Override
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

  @Override
  public long heldSince(long line) {
    return since.get(line);
  }
}
