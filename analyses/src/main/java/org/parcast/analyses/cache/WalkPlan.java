package org.parcast.analyses.cache;

import org.parcast.analyses.trace.StridedRun;

/**
 * What is known beforehand of a loop that walks from line to line. Where each walk touches lines that nothing else in the loop touches, it
 * misses in the nearest cache once every set that it comes by has seen as many of its lines as there are ways: all that was there before is
 * gone. Such sets are <em>busy</em>.
 */
final class WalkPlan {
  private final SimulatedLevel nearest;

  /** By cache and set, the last plan in which it is busy. */
  private final long[][] busy;

  private long plan;
  private long settling;

  /** By reference: whether it is the first in an execution that touches its line. */
  private boolean[] first = {};

  WalkPlan(SimulatedLevel nearest) {
    this.nearest = nearest;
    busy = new long[nearest.caches()][nearest.sets()];
  }

  /** Answers whether the middle of the loop is foretold. Each reference has to lie in one line, and each cache to have as many ways as references. */
  boolean make(StridedRun run) {
    int size = run.size();
    if (first.length < size) {
      first = new boolean[2 * size];
    }
    plan++;
    settling = 0;
    for (int k = 0; k < size; k++) {
      first[k] = true;
      for (int earlier = 0; earlier < k; earlier++) {
        if (nearest.cacheOf(run.thread(k)) == nearest.cacheOf(run.thread(earlier)) && !isApart(run, earlier, k)) {
          if (!isSame(run, earlier, k)) {
            return false;
          }
          first[k] = false;
        }
      }
      if (walks(run, k) && !settles(run, k)) {
        return false;
      }
    }
    return true;
  }

  /** After so many executions, and in as many before the end, all that was in the busy sets before them is gone. */
  long settling() {
    return settling;
  }

  boolean isFirst(int k) {
    return first[k];
  }

  /** Whether the reference touches another line in each execution. */
  boolean walks(StridedRun run, int k) {
    return Math.abs(run.stride(k)) >= 1L << nearest.shift();
  }

  boolean isBusy(StridedRun run, int k, long line) {
    return busy[nearest.cacheOf(run.thread(k))][nearest.cache(run.thread(k)).setOf(line)] == plan;
  }

  /** Marks the sets that a walk comes by; answers whether it does so in even steps, and not too late. */
  private boolean settles(StridedRun run, int k) {
    long lines = run.stride(k) >> nearest.shift();
    if (lines << nearest.shift() != run.stride(k)) {
      return false;
    }
    long[] marks = busy[nearest.cacheOf(run.thread(k))];
    SetAssociativeCache cache = nearest.cache(run.thread(k));
    long line = run.address(k, 0) >>> nearest.shift();
    int begin = cache.setOf(line);
    long period = 0;
    do {
      marks[cache.setOf(line)] = plan;
      line += lines;
      period++;
    } while (cache.setOf(line) != begin && period < run.count());
    settling = Math.max(settling, period * nearest.ways());
    return 4 * settling < run.count();
  }

  /** Whether two references touch the same line in each execution. */
  private boolean isSame(StridedRun run, int some, int other) {
    boolean even = run.stride(some) == 0 || walks(run, some) || run.address(some, 0) == run.address(other, 0);
    return even && run.stride(some) == run.stride(other) && run.address(some, 0) >>> nearest.shift() == run.address(other, 0) >>> nearest.shift();
  }

  /** Whether two references touch no line both. */
  private boolean isApart(StridedRun run, int some, int other) {
    long last = run.count() - 1;
    int shift = nearest.shift();
    long stride = run.stride(some);
    long from = run.address(some, 0) >>> shift;
    long otherFrom = run.address(other, 0) >>> shift;
    if (walks(run, some) && stride == run.stride(other)) {
      long steps = stride >> shift;
      return (otherFrom - from) % steps != 0 || Math.abs((otherFrom - from) / steps) > last;
    }
    long to = run.address(some, last) >>> shift;
    long otherTo = run.address(other, last) >>> shift;
    return Math.max(from, to) < Math.min(otherFrom, otherTo) || Math.max(otherFrom, otherTo) < Math.min(from, to);
  }
}
