package org.parcast.analyses.cache.simulation;

import org.parcast.analyses.cache.hierarchy.CacheLevel;

/** One cache: sets of lines of which the least recently used goes where room is needed. */
public abstract sealed class SetAssociativeCache permits FewWays, OrderedSets {
  /** What stands in a way that holds no line. */
  static final long NONE = -1;

  private final int sets;
  private final int mask;

  SetAssociativeCache(CacheLevel level) {
    sets = level.sets();
    mask = Integer.bitCount(sets) == 1 ? sets - 1 : -1;
  }

  /** An empty one. */
  public static SetAssociativeCache of(CacheLevel level) {
    return level.ways() <= EightWays.MOST ? new EightWays(level) : level.ways() <= FewWays.MOST ? new FewWays(level) : new ManyWays(level);
  }

  /** Uses the line; answers whether it was there. */
  public abstract boolean use(long line);

  /** Takes the line out; answers whether it was there. The room that it leaves is filled before another line goes. */
  abstract boolean remove(long line);

  /** How many numbers say what it holds. */
  abstract int stateSize();

  /** Writes what it holds, as the order of use has it, from a place on. */
  abstract void save(long[] states, int at);

  /** Whether it holds what was saved. */
  abstract boolean isAs(long[] states, int at);

  /** Holds what was saved from now on. */
  abstract void become(long[] states, int at);

  /** The set that the line falls into. */
  final int setOf(long line) {
    return mask >= 0 ? (int) line & mask : (int) Long.remainderUnsigned(line, sets);
  }
}
