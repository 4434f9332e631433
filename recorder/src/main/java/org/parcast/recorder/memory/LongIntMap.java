package org.parcast.recorder.memory;

import java.util.Arrays;

/**
 * A hash map from non-zero longs to ints with open addressing. Missing keys answer 0. It grows by half: the largest tables of a recording are
 * such maps, and twice the room for one that has just become too full, beside the old one, is what a heap would end for.
 */
public final class LongIntMap {
  private static final int SMALLEST = 16;
  private static final double LOAD = 0.7;

  private long[] keys;
  private int[] values;
  private int size;
  private int limit;

  /** @param capacity keys that are expected */
  public LongIntMap(int capacity) {
    int length = (int) (Math.max(SMALLEST, capacity) / LOAD) + 1;
    keys = new long[length];
    values = new int[length];
    limit = (int) (length * LOAD);
  }

  public int get(long key) {
    int at = slot(key);
    while (keys[at] != 0) {
      if (keys[at] == key) {
        return values[at];
      }
      at = next(at);
    }
    return 0;
  }

  public void put(long key, int value) {
    int at = slot(key);
    while (keys[at] != 0 && keys[at] != key) {
      at = next(at);
    }
    if (keys[at] == 0) {
      keys[at] = key;
      size++;
    }
    values[at] = value;
    if (size > limit) {
      grow();
    }
  }

  public void add(long key, int amount) {
    put(key, get(key) + amount);
  }

  int size() {
    return size;
  }

  /** The keys in ascending order. */
  public long[] sortedKeys() {
    long[] sorted = new long[size];
    int n = 0;
    for (long key : keys) {
      if (key != 0) {
        sorted[n++] = key;
      }
    }
    Arrays.sort(sorted);
    return sorted;
  }

  private int slot(long key) {
    return slot(key, keys.length);
  }

  /** Where a key is looked for first: the upper half of a product, as a fraction of the table. Where the table is longer, keys come in the same order. */
  static int slot(long key, int length) {
    return (int) ((key * 0x9E3779B97F4A7C15L >>> 32) * length >>> 32);
  }

  private int next(int slot) {
    return next(slot, keys.length);
  }

  /** Where it is looked for next. */
  static int next(int slot, int length) {
    return slot + 1 == length ? 0 : slot + 1;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    int length = oldKeys.length + (oldKeys.length >> 1);
    long[] longerKeys = Growth.longs(length);
    values = Growth.of(new int[0], length);
    keys = longerKeys;
    limit = (int) (length * LOAD);
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int at = slot(oldKeys[i]);
        while (keys[at] != 0) {
          at = next(at);
        }
        keys[at] = oldKeys[i];
        values[at] = oldValues[i];
      }
    }
  }
}
