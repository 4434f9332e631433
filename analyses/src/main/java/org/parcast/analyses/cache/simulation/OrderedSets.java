package org.parcast.analyses.cache.simulation;

import java.util.Arrays;
import org.parcast.analyses.cache.hierarchy.CacheLevel;

/** A cache whose sets hold their lines in the order of their last use, the most recent first. */
abstract sealed class OrderedSets extends SetAssociativeCache permits EightWays, ManyWays {
  final int ways;

  /** Set after set. */
  final long[] lines;

  private final int places;

  /** @param places of each set in {@link #lines}, at least as many as there are ways; those behind the ways stay empty */
  OrderedSets(CacheLevel level, int places) {
    super(level);
    ways = level.ways();
    this.places = places;
    lines = new long[level.sets() * places];
    Arrays.fill(lines, NONE);
  }

  @Override
  final int stateSize() {
    return lines.length;
  }

  @Override
  final void save(long[] states, int at) {
    System.arraycopy(lines, 0, states, at, lines.length);
  }

  @Override
  final boolean isAs(long[] states, int at) {
    return Arrays.equals(lines, 0, lines.length, states, at, at + lines.length);
  }

  @Override
  final void become(long[] states, int at) {
    System.arraycopy(states, at, lines, 0, lines.length);
  }

  @Override
  final boolean remove(long line) {
    int first = setOf(line) * places;
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
