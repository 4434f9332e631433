package org.parcast.analyses.mimicry;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.parcast.analyses.trace.ReferenceBatch;

/** Puts the references of threads between two barriers in one order. */
final class Interleaver {
  private final Interleaving interleaving;
  private final SplittableRandom random;

  Interleaver(Interleaving interleaving, long seed) {
    this.interleaving = interleaving;
    random = new SplittableRandom(seed);
  }

  /** @param threads in the order of their turns; the array is used up */
  void merge(Cursor[] threads, ReferenceBatch batch) {
    int alive = 0;
    for (Cursor thread : threads) {
      if (!thread.isFinished()) {
        threads[alive++] = thread;
      }
    }
    switch (interleaving.kind()) {
      case RR, SLICES -> turns(threads, alive, batch);
      case RANDOM -> random(threads, alive, batch);
      case ALGORITHM2 -> blocks(threads, alive, batch, true);
      case BLOCKS -> blocks(threads, alive, batch, false);
    }
  }

  /** While no thread comes to the end of a run, nothing needs to be asked between two turns. */
  private void turns(Cursor[] threads, int live, ReferenceBatch batch) {
    int alive = live;
    long slice = interleaving.slice();
    while (alive > 1) {
      long rounds = Long.MAX_VALUE;
      for (int t = 0; t < alive; t++) {
        rounds = Math.min(rounds, threads[t].left() / slice);
      }
      for (long round = 0; round < rounds; round++) {
        for (int t = 0; t < alive; t++) {
          Cursor thread = threads[t];
          for (long n = 0; n < slice; n++) {
            thread.advance(batch);
          }
        }
      }
      int left = 0;
      for (int t = 0; t < alive; t++) {
        Cursor thread = threads[t];
        if (rounds > 0) {
          thread.endRun();
        } else {
          for (long n = 0; n < slice && !thread.isFinished(); n++) {
            thread.step(batch);
          }
        }
        if (!thread.isFinished()) {
          threads[left++] = thread;
        }
      }
      alive = left;
    }
    if (alive == 1) {
      threads[0].finish(batch);
    }
  }

  private void random(Cursor[] threads, int live, ReferenceBatch batch) {
    int alive = live;
    while (alive > 0) {
      int t = alive == 1 ? 0 : random.nextInt(alive);
      threads[t].step(batch);
      if (threads[t].isFinished()) {
        System.arraycopy(threads, t + 1, threads, t, --alive - t);
      }
    }
  }

  /** Every thread's next block: reference by reference in turn, or one block after the other. */
  private void blocks(Cursor[] threads, int live, ReferenceBatch batch, boolean alternating) {
    int alive = live;
    boolean[] inBlock = new boolean[live];
    while (alive > 0) {
      Arrays.fill(inBlock, 0, alive, true);
      for (boolean any = true; any; ) {
        any = false;
        for (int t = 0; t < alive; t++) {
          while (inBlock[t]) {
            threads[t].step(batch);
            inBlock[t] = !threads[t].isFinished() && !threads[t].isAtBlock();
            any |= inBlock[t];
            if (alternating) {
              break;
            }
          }
        }
      }
      int left = 0;
      for (int t = 0; t < alive; t++) {
        if (!threads[t].isFinished()) {
          threads[left++] = threads[t];
        }
      }
      alive = left;
    }
  }
}
