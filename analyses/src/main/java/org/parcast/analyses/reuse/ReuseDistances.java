package org.parcast.analyses.reuse;

/**
 * Exact least-recently-used stack distances: the number of different lines used since the last use of the same line. The few lines used last
 * are kept as they lie, the others by the order of their last use. O(log lines) a use.
 */
public final class ReuseDistances {
  /** The distance of a first use. */
  public static final long INFINITE = -1;

  private static final int TOP = 8;

  private final UseOrder others = new UseOrder();
  private final long[] top = new long[TOP];
  private int used;
  private int lines;

  /** Uses the line; answers its distance, {@link #INFINITE} for a first use. */
  public long use(long line) {
    long[] stack = top;
    if (used > 0 && stack[0] == line) {
      return 0;
    }
    for (int depth = 1; depth < used; depth++) {
      if (stack[depth] == line) {
        raise(line, depth);
        return depth;
      }
    }
    return used < TOP ? grow(line) : exchange(line);
  }

  private long grow(long line) {
    raise(line, used++);
    lines++;
    return INFINITE;
  }

  private long exchange(long line) {
    int above = others.remove(line);
    long last = top[TOP - 1];
    raise(line, TOP - 1);
    others.push(last);
    if (above < 0) {
      lines++;
      return INFINITE;
    }
    return TOP + above;
  }

  private void raise(long line, int depth) {
    for (int at = depth; at > 0; at--) {
      top[at] = top[at - 1];
    }
    top[0] = line;
  }

  /** Number of different lines used so far. */
  public int lines() {
    return lines;
  }
}
