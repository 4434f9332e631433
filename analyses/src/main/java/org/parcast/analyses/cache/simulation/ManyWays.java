package org.parcast.analyses.cache.simulation;

import org.parcast.analyses.cache.hierarchy.CacheLevel;

/** A cache of any number of ways. */
final class ManyWays extends OrderedSets {
  ManyWays(CacheLevel level) {
    super(level, level.ways());
  }

  @Override
  public boolean use(long line) {
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
}
