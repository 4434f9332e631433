package org.parcast.recorder.sharing;

import java.util.Arrays;

/** The rows of an array that a site goes down: the key of each, and how far the places of its blocks' states lie from their numbers. */
final class RowPlaces {
  private Object[] rows = new Object[64];
  private long[] keys = new long[64];
  private int[] offsets = new int[64];

  /** Makes sure that the row of this number is known, and is still the same. */
  void meet(int number, Object row) {
    if (number >= rows.length || rows[number] != row) {
      know(number, row);
    }
  }

  private void know(int number, Object row) {
    if (number >= rows.length) {
      rows = Arrays.copyOf(rows, 2 * number);
      keys = Arrays.copyOf(keys, 2 * number);
      offsets = Arrays.copyOf(offsets, 2 * number);
    }
    rows[number] = row;
    keys[number] = BlockStates.key(row);
  }

  long key(int number) {
    return keys[number];
  }

  int place(int number, int block) {
    return offsets[number] + block;
  }

  void found(int number, int block, int place) {
    if (offsets[number] != place - block) {
      offsets[number] = place - block;
    }
  }
}
