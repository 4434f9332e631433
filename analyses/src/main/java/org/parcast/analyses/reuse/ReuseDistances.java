package org.parcast.analyses.reuse;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Exact least-recently-used stack distances: the number of different lines used since the last use of the same line. The few lines used last
 * are kept as they lie, the others by the order of their last use. O(log lines) a use.
 */
public final class ReuseDistances {
  /** The distance of a first use. */
  public static final long INFINITE = -1;

  private static final int TOP = 8;

  /** Of each line its number, by which it is known among the others. */
  private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();

  private final UseOrder others = new UseOrder();
  private final long[] top = new long[TOP];
  private final int[] topNumbers = new int[TOP];
  private int used;

  /** No line was used yet. */
  public ReuseDistances() {
    numbers.defaultReturnValue(-1);
  }

  /** Uses the line; answers its distance, {@link #INFINITE} for a first use. */
  public long use(long line) {
    long[] stack = top;
    if (used > 0 && stack[0] == line) {
      return 0;
    }
    for (int depth = 1; depth < used; depth++) {
      if (stack[depth] == line) {
        raise(line, topNumbers[depth], depth);
        return depth;
      }
    }
    int number = numbers.get(line);
    if (number < 0) {
      begin(line);
      return INFINITE;
    }
    int above = others.remove(number);
    others.push(topNumbers[TOP - 1]);
    raise(line, number, TOP - 1);
    return TOP + above;
  }

  private void begin(long line) {
    int number = numbers.size();
    numbers.put(line, number);
    if (used == TOP) {
      others.push(topNumbers[TOP - 1]);
    } else {
      used++;
    }
    raise(line, number, used - 1);
  }

  private void raise(long line, int number, int depth) {
    for (int at = depth; at > 0; at--) {
      top[at] = top[at - 1];
      topNumbers[at] = topNumbers[at - 1];
    }
    top[0] = line;
    topNumbers[0] = number;
  }

  /** Number of different lines used so far. */
  public int lines() {
    return numbers.size();
  }
}
