package org.parcast.analyses.reuse;

import it.unimi.dsi.fastutil.longs.Long2IntMap;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.objects.ObjectIterator;
import java.util.Arrays;

/**
 * Exact least-recently-used stack distances: the number of different lines used since the last use of the same line. Uses are numbered; a
 * Fenwick tree counts, over their numbers, those that are the last of their line, and is compacted when the numbers run out, so that memory
 * follows the number of lines, not of uses. O(log lines) a use.
 */
public final class ReuseDistances {
  /** The distance of a first use. */
  public static final long INFINITE = -1;

  private static final int SMALLEST = 1 << 12;

  private final Long2IntOpenHashMap lastUse = new Long2IntOpenHashMap();
  private int[] tree = new int[SMALLEST + 1];
  private int now;

  /** An empty stack. */
  public ReuseDistances() {
    lastUse.defaultReturnValue(0);
  }

  /** Uses the line; answers its distance, {@link #INFINITE} for a first use. */
  public long use(long line) {
    if (now == tree.length - 1) {
      compact();
    }
    now++;
    int before = lastUse.put(line, now);
    add(now, 1);
    if (before == 0) {
      return INFINITE;
    }
    add(before, -1);
    return lastUse.size() - sum(before) - 1;
  }

  /** Number of different lines used so far. */
  public int lines() {
    return lastUse.size();
  }

  /** Numbers the last uses anew, in their order, with room for as many again. */
  private void compact() {
    int size = lastUse.size();
    long[] order = new long[size];
    long[] lines = new long[size];
    int i = 0;
    for (ObjectIterator<Long2IntMap.Entry> entries = lastUse.long2IntEntrySet().fastIterator(); entries.hasNext(); i++) {
      Long2IntMap.Entry entry = entries.next();
      lines[i] = entry.getLongKey();
      order[i] = (long) entry.getIntValue() << 32 | i;
    }
    Arrays.sort(order);
    tree = new int[Math.max(SMALLEST, 2 * size) + 1];
    now = 0;
    for (long key : order) {
      lastUse.put(lines[(int) key], ++now);
      tree[now] = 1;
    }
    for (int at = 1; at < tree.length; at++) {
      int above = at + (at & -at);
      if (above < tree.length) {
        tree[above] += tree[at];
      }
    }
  }

  private void add(int use, int amount) {
    for (int at = use; at < tree.length; at += at & -at) {
      tree[at] += amount;
    }
  }

  private int sum(int use) {
    int sum = 0;
    for (int at = use; at > 0; at -= at & -at) {
      sum += tree[at];
    }
    return sum;
  }
}
