package org.parcast.analyses.mimicry;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.parcast.analyses.trace.ReferenceConsumer;

/** Puts the references of threads between two barriers in one order. */
final class Interleaver {
  private final Interleaving interleaving;
  private final SplittableRandom random;

  Interleaver(Interleaving interleaving, long seed) {
    this.interleaving = interleaving;
    random = new SplittableRandom(seed);
  }

  /** @param threads in the order of their turns; the array is used up */
  void merge(Cursor[] threads, ReferenceConsumer consumer) {
    int alive = 0;
    for (Cursor thread : threads) {
      if (!thread.isFinished()) {
        threads[alive++] = thread;
      }
    }
    switch (interleaving.kind()) {
      case RR, SLICES -> turns(threads, alive, consumer);
      case RANDOM -> random(threads, alive, consumer);
      case ALGORITHM2 -> blocks(threads, alive, consumer, true);
      case BLOCKS -> blocks(threads, alive, consumer, false);
    }
  }

  private void turns(Cursor[] threads, int live, ReferenceConsumer consumer) {
    int alive = live;
    long slice = interleaving.slice();
    while (alive > 0) {
      int left = 0;
      for (int t = 0; t < alive; t++) {
        Cursor thread = threads[t];
        for (long n = 0; n < slice && !thread.isFinished(); n++) {
          thread.step(consumer);
        }
        if (!thread.isFinished()) {
          threads[left++] = thread;
        }
      }
      alive = left;
    }
  }

  private void random(Cursor[] threads, int live, ReferenceConsumer consumer) {
    int alive = live;
    while (alive > 0) {
      int t = alive == 1 ? 0 : random.nextInt(alive);
      threads[t].step(consumer);
      if (threads[t].isFinished()) {
        System.arraycopy(threads, t + 1, threads, t, --alive - t);
      }
    }
  }

  /** Every thread's next block: reference by reference in turn, or one block after the other. */
  private void blocks(Cursor[] threads, int live, ReferenceConsumer consumer, boolean alternating) {
    int alive = live;
    boolean[] inBlock = new boolean[live];
    while (alive > 0) {
      Arrays.fill(inBlock, 0, alive, true);
      for (boolean any = true; any; ) {
        any = false;
        for (int t = 0; t < alive; t++) {
          while (inBlock[t]) {
            threads[t].step(consumer);
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
