package org.parcast.analyses.cache;

import java.util.Arrays;
import org.parcast.analyses.trace.StridedRun;

/**
 * Executes loops that walk from line to line, every reference of which has to be looked up: one after the other in the nearest caches, and in those
 * behind when many have missed.
 */
final class MovingLoop {
  private final SimulatedLevel[] levels;
  private final Misses misses = new Misses();

  /** By level and reference: the cache that it uses, and how often it has missed. */
  private final SetAssociativeCache[][] caches;

  private final long[][] missed;

  /** By reference: its next address and its stride. */
  private long[] addresses = {};

  private long[] strides = {};

  MovingLoop(SimulatedLevel[] levels) {
    this.levels = levels;
    caches = new SetAssociativeCache[levels.length][0];
    missed = new long[levels.length][0];
  }

  /** Whether an execution has no more references than can wait. */
  boolean hasRoom(StridedRun run) {
    return !misses.isFull(run.size());
  }

  /** Executes a loop whose references lie in one line each, and change nothing behind the level in which they are found. */
  void execute(StridedRun run) {
    start(run);
    int size = run.size();
    int shift = levels[0].shift();
    SetAssociativeCache[] nearest = caches[0];
    long[] nearestMissed = missed[0];
    long[] next = addresses;
    long[] stride = strides;
    for (long t = 0; t < run.count(); t++) {
      for (int k = 0; k < size; k++) {
        long address = next[k];
        next[k] = address + stride[k];
        if (!nearest[k].use(address >>> shift)) {
          nearestMissed[k]++;
          misses.add(k, address);
        }
      }
      if (misses.isFull(size)) {
        goOn();
      }
    }
    goOn();
    for (int level = 0; level < levels.length; level++) {
      for (int k = 0; k < size; k++) {
        levels[level].miss(run.site(k), missed[level][k]);
      }
    }
  }

  private void start(StridedRun run) {
    int size = run.size();
    if (addresses.length < size) {
      addresses = new long[2 * size];
      strides = new long[2 * size];
      for (int level = 0; level < levels.length; level++) {
        caches[level] = new SetAssociativeCache[2 * size];
        missed[level] = new long[2 * size];
      }
    }
    for (int k = 0; k < size; k++) {
      addresses[k] = run.address(k, 0);
      strides[k] = run.stride(k);
    }
    for (int level = 0; level < levels.length; level++) {
      Arrays.fill(missed[level], 0, size, 0);
      for (int k = 0; k < size; k++) {
        caches[level][k] = levels[level].cache(run.thread(k));
      }
    }
  }

  /** What has missed in the nearest caches goes through the others. */
  private void goOn() {
    for (int level = 1; level < levels.length; level++) {
      misses.goThrough(levels[level], caches[level], missed[level]);
    }
    misses.clear();
  }
}
