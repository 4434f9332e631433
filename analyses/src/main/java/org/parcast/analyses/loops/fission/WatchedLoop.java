package org.parcast.analyses.loops.fission;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/** An execution of a loop in which each word of memory remembers which units used it last, and in which iterations. */
final class WatchedLoop {
  /** Numbers of a word: iteration and unit of the last write, iteration of the last read, units that read in it, units that read in earlier ones. */
  private static final int NUMBERS = 7;

  private static final int NEVER = -1;

  private final UnitDependences found;
  private final Long2IntOpenHashMap words = new Long2IntOpenHashMap();
  private final IntArrayList numbers = new IntArrayList();
  /** How many loops are open where it is the innermost. */
  private final int depth;
  private int iteration = -1;
  private int unit = -1;

  WatchedLoop(UnitDependences found, int depth) {
    this.found = found;
    this.depth = depth;
    words.defaultReturnValue(NEVER);
  }

  int depth() {
    return depth;
  }

  void iterate() {
    iteration++;
    unit = -1;
  }

  void begin(int next) {
    unit = next;
  }

  void spend(long instructions) {
    found.work(unit, instructions);
  }

  void end() {
    found.iterations(iteration + 1L);
  }

  /** Words that are remembered. */
  int size() {
    return words.size();
  }

  void use(long address, boolean write) {
    int at = words.get(address);
    if (at == NEVER) {
      at = numbers.size();
      words.put(address, at);
      numbers.add(NEVER);
      for (int k = 1; k < NUMBERS; k++) {
        numbers.add(0);
      }
    }
    int[] all = numbers.elements();
    if (all[at] != NEVER) {
      meet(all[at + 1], all[at]);
    }
    long now = mask(all, at + 3);
    long earlier = mask(all, at + 5);
    if (!write) {
      if (all[at + 2] != iteration) {
        put(all, at + 5, earlier | now);
        now = 0;
        all[at + 2] = iteration;
      }
      put(all, at + 3, now | 1L << unit + 1);
      return;
    }
    readBefore(now, all[at + 2]);
    readBefore(earlier, NEVER);
    all[at] = iteration;
    all[at + 1] = unit;
    put(all, at + 3, 0);
    put(all, at + 5, 0);
  }

  private void readBefore(long units, int when) {
    for (long left = units; left != 0; left &= left - 1) {
      meet(Long.numberOfTrailingZeros(left) - 1, when);
    }
  }

  /** The unit at work meets another, of this iteration or an earlier one. */
  private void meet(int other, int when) {
    if (other != unit || when != iteration) {
      found.add(other, unit, when != iteration);
    }
  }

  private static long mask(int[] all, int at) {
    return all[at] & 0xffffffffL | (long) all[at + 1] << 32;
  }

  private static void put(int[] all, int at, long mask) {
    all[at] = (int) mask;
    all[at + 1] = (int) (mask >>> 32);
  }
}
