package org.parcast.analyses.cache.simulation;

import org.parcast.analyses.cache.hierarchy.CacheLevel;

/** A cache of at most eight ways: each set has eight places, so that its lines move in a loop of fixed length. */
final class EightWays extends OrderedSets {
  static final int MOST = 8;

  EightWays(CacheLevel level) {
    super(level, MOST);
  }

  @Override
  public boolean use(long line) {
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
}
