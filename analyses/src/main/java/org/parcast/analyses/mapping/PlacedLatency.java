package org.parcast.analyses.mapping;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.parcast.analyses.cache.CacheHierarchy;
import org.parcast.analyses.cache.CacheLevel;
import org.parcast.analyses.sharing.LruCache;
import org.parcast.analyses.trace.ThreadTrace;

/**
 * How long the references of placed threads take: the cycles of the thread that waits longest. A reference takes the latency of the nearest cache that holds
 * its line; a store takes the line out of the caches that its unit does not use.
 */
final class PlacedLatency {
  /**
   * Cycles of the last three levels of caches, the last level last, as measured on the Nehalem processors of Diener et al. (Molka, Hackenberg, Schoene and
   * Mueller, PACT 2009): 4, 10 and 38. Doubled alike, they change no order of placements.
   */
  private static final int[] CACHES = {4, 10, 38};

  /** From a cache of another processor, the same source: 58 ns at 2.93 GHz. */
  private static final int OTHER_PROCESSOR = 170;

  /** From memory, the same source: 65 ns. */
  private static final int MEMORY = 190;

  private final int lineBits;
  private final LruCache[][] levels;
  private final int[] unitsOfCache;
  private final int[] unitOf;
  private final long[] cycles;

  private PlacedLatency(CacheHierarchy caches, int units, int[] unitOf) {
    List<CacheLevel> described = caches.levels();
    lineBits = Integer.numberOfTrailingZeros(described.get(0).line());
    levels = new LruCache[described.size()][];
    unitsOfCache = new int[levels.length];
    for (int l = 0; l < levels.length; l++) {
      CacheLevel level = described.get(l);
      unitsOfCache[l] = level.cores() == 0 ? units : level.cores();
      levels[l] = new LruCache[level.caches(units)];
      Arrays.setAll(levels[l], cache -> new LruCache(level.ways()));
    }
    this.unitOf = unitOf;
    cycles = new long[unitOf.length];
  }

  /** Cycles of the slowest thread; empty where no cache of the machine is known. */
  static OptionalLong of(ThreadTrace trace, MachineHierarchy machine, int[] unitOf) throws IOException {
    Optional<CacheHierarchy> caches = machine.caches();
    if (caches.isEmpty()) {
      return OptionalLong.empty();
    }
    PlacedLatency latency = new PlacedLatency(caches.get(), machine.units(), unitOf);
    trace.replay((thread, address, size, write, site) -> latency.refer(thread, address, size, write));
    return Arrays.stream(latency.cycles).max();
  }

  private void refer(int thread, long address, int size, boolean write) {
    long last = address + size - 1 >>> lineBits;
    for (long line = address >>> lineBits; line <= last; line++) {
      cycles[thread] += latency(unitOf[thread], line);
      if (write) {
        takeFromOthers(unitOf[thread], line);
      }
    }
  }

  private int latency(int unit, long line) {
    for (int level = 0; level < levels.length; level++) {
      if (levels[level][unit / unitsOfCache[level]].access(line, 0)) {
        return CACHES[Math.max(0, CACHES.length - levels.length + level)];
      }
    }
    int own = unit / unitsOfCache[levels.length - 1];
    LruCache[] last = levels[levels.length - 1];
    for (int cache = 0; cache < last.length; cache++) {
      if (cache != own && last[cache].heldSince(line) >= 0) {
        return OTHER_PROCESSOR;
      }
    }
    return MEMORY;
  }

  private void takeFromOthers(int unit, long line) {
    for (int level = 0; level < levels.length; level++) {
      int own = unit / unitsOfCache[level];
      for (int cache = 0; cache < levels[level].length; cache++) {
        if (cache != own) {
          levels[level][cache].invalidate(line);
        }
      }
    }
  }
}
