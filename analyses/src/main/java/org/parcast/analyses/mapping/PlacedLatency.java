package org.parcast.analyses.mapping;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.machine.MemoryLatency;
import org.parcast.analyses.sharing.detection.LruCache;
import org.parcast.analyses.trace.ThreadTrace;

/**
 * How long the references of placed threads take: the cycles of the thread that waits longest. A reference takes the latency of the nearest cache that holds
 * its line; a store takes the line out of the caches that its unit does not use.
 */
final class PlacedLatency {
  private final int lineBits;
  private final LruCache[][] levels;
  private final int[] unitsOfCache;
  private final int[] unitOf;
  private final long[] cycles;
  private final MachineHierarchy machine;
  private final MemoryLatency latencies;
  private final int unitsPerCore;

  private PlacedLatency(List<CacheLevel> described, MachineHierarchy machine, int[] unitOf) {
    int units = machine.units();
    this.machine = machine;
    latencies = machine.latency();
    unitsPerCore = machine.unitsPerCore();
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
    PlacedLatency latency = new PlacedLatency(withFirst(caches.get().levels(), machine), machine, unitOf);
    trace.replay((thread, address, size, write, site) -> latency.refer(thread, address, size, write));
    return Arrays.stream(latency.cycles).max();
  }

  /** The machine's caches, and before them the cores' first ones where those are not among them. */
  private static List<CacheLevel> withFirst(List<CacheLevel> caches, MachineHierarchy machine) {
    long bytes = machine.latency().firstBytes();
    int line = caches.get(0).line();
    if (caches.get(0).bytes() <= bytes) {
      return caches;
    }
    List<CacheLevel> all = new ArrayList<>(caches);
    int lines = (int) (bytes / line);
    all.add(0, new CacheLevel("first", bytes, lines, line, machine.unitsPerCore()));
    return all;
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
        return ofLevel(level);
      }
    }
    int own = unit / unitsOfCache[levels.length - 1];
    LruCache[] last = levels[levels.length - 1];
    for (int cache = 0; cache < last.length; cache++) {
      if (cache != own && last[cache].heldSince(line) >= 0) {
        return latencies.otherCache() + latencies.perHop() * machine.hops(unit / unitsPerCore, cache * unitsOfCache[levels.length - 1] / unitsPerCore);
      }
    }
    return latencies.memory();
  }

  private int ofLevel(int level) {
    int fromLast = levels.length - 1 - level;
    List<Integer> known = latencies.caches();
    return fromLast < known.size() ? known.get(known.size() - 1 - fromLast) : latencies.first();
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
