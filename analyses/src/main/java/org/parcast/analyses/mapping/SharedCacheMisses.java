package org.parcast.analyses.mapping;

import java.io.IOException;
import java.util.OptionalLong;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.sharing.detection.LruCache;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.recording.MemoryUnits;

/** Counts the misses of the innermost caches that several units share, when the threads of a trace run where they were placed. */
final class SharedCacheMisses {
  private SharedCacheMisses() {}

  /** Misses of all caches of every shared level together; empty where the machine's caches are not known. */
  static OptionalLong count(ThreadTrace trace, MachineHierarchy machine, int[] unitOf) throws IOException {
    long misses = 0;
    boolean any = false;
    for (int level = 0; level < machine.levels().size(); level++) {
      if (machine.levels().get(level).cacheBytes() > 0 && machine.unitsBelow(level) > 1) {
        misses += ofLevel(trace, machine, level, unitOf);
        any = true;
      }
    }
    return any ? OptionalLong.of(misses) : OptionalLong.empty();
  }

  private static long ofLevel(ThreadTrace trace, MachineHierarchy machine, int level, int[] unitOf) throws IOException {
    int below = machine.unitsBelow(level);
    LruCache[] caches = new LruCache[machine.units() / below];
    java.util.Arrays.setAll(caches, i -> new LruCache((int) Math.min(Integer.MAX_VALUE, machine.levels().get(level).cacheBytes() >> MemoryUnits.LINE_BITS)));
    long[] misses = new long[1];
    trace.replay((thread, address, size, write, site) -> {
      LruCache own = caches[unitOf[thread] / below];
      long last = (address + size - 1) >>> MemoryUnits.LINE_BITS;
      for (long line = address >>> MemoryUnits.LINE_BITS; line <= last; line++) {
        misses[0] += own.access(line, 0) ? 0 : 1;
        if (write) {
          // A store takes the line from the other caches.
          for (LruCache cache : caches) {
            if (cache != own) {
              cache.invalidate(line);
            }
          }
        }
      }
    });
    return misses[0];
  }
}
