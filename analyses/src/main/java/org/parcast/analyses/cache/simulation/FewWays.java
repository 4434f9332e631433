package org.parcast.analyses.cache.simulation;

import java.util.Arrays;
import org.parcast.analyses.cache.hierarchy.CacheLevel;

/**
 * A cache of at most 16 ways. Lines stay where they are; the order of a set's ways by their last use is one word, four bits a way, the most
 * recent lowest. A hint, which may be wrong, says in which way a line is, so that lines that are there are mostly found at once.
 */
final class FewWays extends SetAssociativeCache {
  static final int MOST = 16;

  private static final long EACH = 0x1111111111111111L;
  private static final long IN_PLACE = 0xFEDCBA9876543210L;
  private static final int MOST_HINTS = 1 << 16;

  /** Where in the word of its order the least recently used way of a set stands. */
  private final int oldest;

  private final long[] lines;
  private final long[] orders;

  /** By the low bits of a line's number. */
  private final byte[] hints;

  FewWays(CacheLevel level) {
    super(level);
    oldest = 4 * (level.ways() - 1);
    lines = new long[level.sets() * MOST];
    Arrays.fill(lines, NONE);
    orders = new long[level.sets()];
    Arrays.fill(orders, IN_PLACE);
    hints = new byte[Math.min(MOST_HINTS, Integer.highestOneBit(8 * lines.length))];
  }

  @Override
  public boolean use(long line) {
    int set = setOf(line);
    int first = set * MOST;
    int hint = (int) line & hints.length - 1;
    int way = hints[hint];
    long order = orders[set];
    if (lines[first + way] != line) {
      way = find(line, first);
      if (way < 0) {
        way = (int) (order >>> oldest) & 15;
        lines[first + way] = line;
        hints[hint] = (byte) way;
        orders[set] = raised(order, oldest, way);
        return false;
      }
      hints[hint] = (byte) way;
    }
    if ((order & 15) != way) {
      boolean isOldest = (order >>> oldest & 15) == way;
      orders[set] = raised(order, isOldest ? oldest : placeOf(way, order), way);
    }
    return true;
  }

  @Override
  boolean remove(long line) {
    int set = setOf(line);
    int first = set * MOST;
    int way = find(line, first);
    if (way < 0) {
      return false;
    }
    lines[first + way] = NONE;
    orders[set] = lowered(orders[set], placeOf(way, orders[set]), way);
    return true;
  }

  @Override
  int stateSize() {
    return lines.length;
  }

  @Override
  void save(long[] states, int at) {
    for (int place = 0; place < lines.length; place++) {
      states[at + place] = lineAt(place);
    }
  }

  @Override
  boolean isAs(long[] states, int at) {
    for (int place = 0; place < lines.length; place++) {
      if (states[at + place] != lineAt(place)) {
        return false;
      }
    }
    return true;
  }

  @Override
  void become(long[] states, int at) {
    System.arraycopy(states, at, lines, 0, lines.length);
    Arrays.fill(orders, IN_PLACE);
  }

  /** Set after set, the line whose way stands at the place in its set's order. */
  private long lineAt(int place) {
    int set = place / MOST;
    return lines[set * MOST + (int) (orders[set] >>> 4 * (place % MOST) & 15)];
  }

  private int find(long line, int first) {
    for (int way = 0; way < MOST; way++) {
      if (lines[first + way] == line) {
        return way;
      }
    }
    return -1;
  }

  /** Where in the word the way stands: the lowest four bits that are the same, as the carry of a subtraction shows. */
  private static int placeOf(int way, long order) {
    long different = order ^ EACH * way;
    return Long.numberOfTrailingZeros(different - EACH & ~different & EACH << 3) - 3;
  }

  /** The order when the way that stands at the place has become the most recent. */
  private static long raised(long order, int place, long way) {
    long younger = order & (1L << place) - 1;
    return order & -16L << place | younger << 4 | way;
  }

  /** The order when it has become the least recent. */
  private long lowered(long order, int place, long way) {
    long younger = (1L << place) - 1;
    long older = (1L << oldest) - 1 & ~younger;
    return order & (-16L << oldest | younger) | order >>> 4 & older | way << oldest;
  }
}
