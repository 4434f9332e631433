package org.parcast.analyses.cache;

import java.util.Arrays;

/** A cache of any number of ways: the lines of a set lie in the order of their last use, the most recent first. */
final class ManyWays extends SetAssociativeCache {
  private final int ways;
  private final long[] lines;

  ManyWays(CacheLevel level) {
    super(level);
    ways = level.ways();
    lines = new long[level.sets() * ways];
    Arrays.fill(lines, NONE);
  }

  @Override
  boolean use(long line) {
    int first = setOf(line) * ways;
    long[] all = lines;
    if (all[first] == line) {
      return true;
    }
    long carried = all[first];
    for (int way = first + 1; way < first + ways; way++) {
      long here = all[way];
      all[way] = carried;
      if (here == line) {
        all[first] = line;
        return true;
      }
      carried = here;
    }
    all[first] = line;
    return false;
  }

  @Override
  boolean remove(long line) {
    int first = setOf(line) * ways;
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
