package org.parcast.analyses.cache;

import java.util.Arrays;

/** One cache: sets of lines in the order of their last use, the most recent first. */
final class SetAssociativeCache {
  private static final long NONE = -1;

  private final int sets;
  private final int mask;
  private final int ways;
  private final long[] lines;

  SetAssociativeCache(CacheLevel level) {
    sets = level.sets();
    mask = Integer.bitCount(sets) == 1 ? sets - 1 : -1;
    ways = level.ways();
    lines = new long[sets * ways];
    Arrays.fill(lines, NONE);
  }

  /** Uses the line; answers whether it was there. */
  boolean use(long line) {
    int first = first(line);
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

  /** Takes the line out; answers whether it was there. The room that it leaves is filled before another line goes. */
  boolean remove(long line) {
    int first = first(line);
    for (int way = first; way < first + ways; way++) {
      if (lines[way] == line) {
        System.arraycopy(lines, way + 1, lines, way, first + ways - 1 - way);
        lines[first + ways - 1] = NONE;
        return true;
      }
    }
    return false;
  }

  private int first(long line) {
    return (mask >= 0 ? (int) line & mask : (int) Long.remainderUnsigned(line, sets)) * ways;
  }
}
