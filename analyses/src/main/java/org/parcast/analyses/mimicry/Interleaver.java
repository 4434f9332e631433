package org.parcast.analyses.mimicry;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.StridedRun;

/** Puts the references of threads between two barriers in one order. */
final class Interleaver {
  /** So many turns at most are an execution of a loop of all threads. */
  private static final int LONGEST = 64;

  private final Interleaving interleaving;
  private final SplittableRandom random;
  private final StridedRun strided = new StridedRun();

  Interleaver(Interleaving interleaving, long seed) {
    this.interleaving = interleaving;
    random = new SplittableRandom(seed);
  }

  /** Whether the same threads are put in the same order each time. */
  boolean isCertain() {
    return interleaving.kind() != Interleaving.Kind.RANDOM && interleaving.kind() != Interleaving.Kind.ALGORITHM2_RANDOM;
  }

  /** @param threads in the order of their turns; the array is used up */
  void merge(Cursor[] threads, ReferenceBatch batch) {
    int alive = live(threads, threads.length);
    switch (interleaving.kind()) {
      case RR, SLICES -> turns(threads, alive, batch);
      case RANDOM -> random(threads, alive, batch);
      case ALGORITHM2 -> blocks(threads, alive, batch, true);
      case ALGORITHM2_RANDOM -> anyOfBlocks(threads, alive, batch);
      case BLOCKS -> blocks(threads, alive, batch, false);
    }
  }

  private void turns(Cursor[] threads, int live, ReferenceBatch batch) {
    int alive = live;
    while (alive > 1) {
      boolean several = interleaving.slice() == 1 && loop(threads, alive, batch) || whole(threads, alive, batch);
      alive = several ? endRuns(threads, alive) : turn(threads, alive, batch);
    }
    if (alive == 1) {
      threads[0].finish(batch);
    }
  }

  /** While all threads stay in their loops, their turns are a loop: it comes round when each has executed its own a whole number of times. */
  private boolean loop(Cursor[] threads, int alive, ReferenceBatch batch) {
    int turns = 1;
    for (int t = 0; t < alive && turns <= LONGEST; t++) {
      turns = leastCommonMultiple(turns, threads[t].size());
    }
    long cycles = turns <= LONGEST ? Long.MAX_VALUE : 0;
    for (int t = 0; t < alive; t++) {
      cycles = Math.min(cycles, threads[t].left() / turns);
    }
    if (!StridedRun.isWorthwhile(cycles, turns * alive)) {
      return false;
    }
    strided.start(cycles);
    for (int n = 0; n < turns; n++) {
      for (int t = 0; t < alive; t++) {
        threads[t].add(n, turns, strided);
      }
    }
    for (int t = 0; t < alive; t++) {
      threads[t].skip(cycles * turns);
    }
    batch.add(strided);
    return true;
  }

  private static int leastCommonMultiple(int some, int other) {
    int a = some;
    int b = other;
    while (b != 0) {
      int rest = a % b;
      a = b;
      b = rest;
    }
    return some / a * other;
  }

  /** While no thread comes to the end of a run, nothing needs to be asked between two turns. */
  private boolean whole(Cursor[] threads, int alive, ReferenceBatch batch) {
    long slice = interleaving.slice();
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
    return rounds > 0;
  }

  private int turn(Cursor[] threads, int alive, ReferenceBatch batch) {
    for (int t = 0; t < alive; t++) {
      for (long n = 0; n < interleaving.slice() && !threads[t].isFinished(); n++) {
        threads[t].step(batch);
      }
    }
    return endRuns(threads, alive);
  }

  /** Answers how many threads are left. */
  private static int endRuns(Cursor[] threads, int alive) {
    for (int t = 0; t < alive; t++) {
      threads[t].endRun();
    }
    return live(threads, alive);
  }

  /** Moves those that are not finished to the front, in their order; answers how many they are. */
  private static int live(Cursor[] threads, int of) {
    int live = 0;
    for (int t = 0; t < of; t++) {
      if (!threads[t].isFinished()) {
        threads[live++] = threads[t];
      }
    }
    return live;
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

  /** Every thread's next block, each reference of any thread that is still in its own. */
  private void anyOfBlocks(Cursor[] threads, int live, ReferenceBatch batch) {
    int alive = live;
    int[] inBlock = new int[live];
    while (alive > 0) {
      Arrays.setAll(inBlock, t -> t);
      for (int left = alive; left > 0; ) {
        int drawn = left == 1 ? 0 : random.nextInt(left);
        Cursor thread = threads[inBlock[drawn]];
        thread.step(batch);
        if (thread.isFinished() || thread.isAtBlock()) {
          inBlock[drawn] = inBlock[--left];
        }
      }
      alive = live(threads, alive);
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
      alive = live(threads, alive);
    }
  }
}
