package org.parcast.analyses.cache;

import java.util.Arrays;

/** A cache of at most eight ways: the lines of a set lie in the order of their last use, the most recent first, then places that stay empty. */
final class EightWays extends SetAssociativeCache {
  static final int MOST = 8;

  private final int ways;
  private final long[] lines;

  EightWays(CacheLevel level) {
    super(level);
    ways = level.ways();
    lines = new long[level.sets() * MOST];
    Arrays.fill(lines, NONE);
  }

  @Override
  boolean use(long line) {
    int first = setOf(line) * MOST;
    long[] all = lines;
    long carried = all[first];
    if (carried == line) {
      return true;
    }
    for (int way = 1; way < MOST; way++) {
      long here = all[first + way];
      all[first + way] = carried;
      if (here == line) {
        all[first] = line;
        return true;
      }
      carried = here;
    }
    all[first] = line;
    if (ways < MOST) {
      all[first + ways] = NONE;
    }
    return false;
  }

  @Override
  boolean remove(long line) {
    int first = setOf(line) * MOST;
    for (int way = first; way < first + ways; way++) {
      if (lines[way] == line) {
        System.arraycopy(lines, way + 1, lines, way, first + ways - 1 - way);
        lines[first + ways - 1] = NONE;
        return true;
      }
    }
    return false;
  }
}
