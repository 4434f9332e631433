package org.parcast.analyses.reuse;

import java.util.Arrays;

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
    if (!others.knows(line)) {
      begin(line);
      return INFINITE;
    }
    int above = others.remove(line);
    others.push(stack[TOP - 1]);
    raise(line, TOP - 1);
    return TOP + above;
  }

  private void begin(long line) {
    lines++;
    if (used == TOP) {
      others.push(top[TOP - 1]);
    } else {
      used++;
    }
    raise(line, used - 1);
  }

  private void raise(long line, int depth) {
    for (int at = depth; at > 0; at--) {
      top[at] = top[at - 1];
    }
    top[0] = line;
  }

  /** All lines used so far, that used last first. */
  public long[] order() {
    long[] order = new long[lines];
    System.arraycopy(top, 0, order, 0, used);
    others.copy(order, used);
    return order;
  }

  /** Whether the lines used so far are these, in this order of their last use. */
  public boolean isAs(long[] order) {
    return order.length == lines && Arrays.equals(top, 0, used, order, 0, used) && others.isAs(order, used);
  }

  /** Goes on as if the lines used so far had last been used in this order. */
  public void become(long[] order) {
    System.arraycopy(order, 0, top, 0, used);
    others.become(order, used);
  }

  /** Number of different lines used so far. */
  public int lines() {
    return lines;
  }
}
