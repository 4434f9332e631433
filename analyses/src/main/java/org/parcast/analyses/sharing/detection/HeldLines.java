package org.parcast.analyses.sharing.detection;

import java.util.Arrays;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;

/** The lines that the caches of threads hold, one thread pinned to each core in order. A level sees what the levels before it miss. */
final class HeldLines {
  /** The caches of a thread, the nearest first. */
  private final LineCache[][] ofThread;

  HeldLines(int threads, CacheHierarchy machine) {
    ofThread = new LineCache[threads][machine.levels().size()];
    for (int l = 0; l < machine.levels().size(); l++) {
      CacheLevel level = machine.levels().get(l);
      LineCache[] caches = new LineCache[level.caches(threads)];
      Arrays.setAll(caches, cache -> LineCache.of(level));
      for (int thread = 0; thread < threads; thread++) {
        ofThread[thread][l] = caches[level.cacheOf(thread)];
      }
    }
  }

  /** A thread uses a line. */
  void access(int thread, long line, long now) {
    boolean held = false;
    for (int level = 0; level < ofThread[thread].length && !held; level++) {
      held = ofThread[thread][level].access(line, now);
    }
  }

  /** Whether one of a thread's caches has held a line ever since a time. */
  boolean isHeldSince(int thread, long line, long time) {
    return Arrays.stream(ofThread[thread]).mapToLong(cache -> cache.heldSince(line)).anyMatch(since -> since != LineCache.ABSENT && since <= time);
  }
}
