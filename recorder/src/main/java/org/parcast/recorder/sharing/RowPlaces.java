package org.parcast.recorder.sharing;

import java.lang.ref.WeakReference;

/**
 * The rows or objects of an array that a site goes through: the key of each, and how far the places of its blocks' states lie from their numbers. Of
 * rows whose numbers are 4,096 apart one is remembered, and none is held.
 */
final class RowPlaces {
  private static final int MASK = (1 << 12) - 1;

  private final WeakReference<?>[] rows = new WeakReference<?>[MASK + 1];
  private final long[] keys = new long[MASK + 1];
  private final int[] offsets = new int[MASK + 1];

  /** Makes sure that the row of this number is known, and is still the same. */
  void meet(int number, Object row) {
    int at = number & MASK;
    if (rows[at] == null || rows[at].get() != row) {
      rows[at] = new WeakReference<>(row);
      keys[at] = BlockStates.key(row);
      offsets[at] = (int) keys[at];
    }
  }

  long key(int number) {
    return keys[number & MASK];
  }

  int place(int number, int block) {
    return offsets[number & MASK] + block;
  }

  void found(int number, int block, int place) {
    int at = number & MASK;
    if (offsets[at] != place - block) {
      offsets[at] = place - block;
    }
  }
}
