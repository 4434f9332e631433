package org.parcast.recorder;

import java.util.Arrays;

/** A hash map from non-zero longs to ints with open addressing. Missing keys answer 0. */
final class LongIntMap {
  private long[] keys;
  private int[] values;
  private int size;
  private int mask;

  LongIntMap(int capacity) {
    int length = Integer.highestOneBit(Math.max(16, capacity) * 2 - 1);
    keys = new long[length];
    values = new int[length];
    mask = length - 1;
  }

  int get(long key) {
    int at = slot(key);
    while (keys[at] != 0) {
      if (keys[at] == key) {
        return values[at];
      }
      at = (at + 1) & mask;
    }
    return 0;
  }

  void put(long key, int value) {
    int at = slot(key);
    while (keys[at] != 0 && keys[at] != key) {
      at = (at + 1) & mask;
    }
    if (keys[at] == 0) {
      keys[at] = key;
      size++;
    }
    values[at] = value;
    if (size > mask * 0.6) {
      grow();
    }
  }

  void add(long key, int amount) {
    put(key, get(key) + amount);
  }

  int size() {
    return size;
  }

  /** The keys in ascending order. */
  long[] sortedKeys() {
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
    long h = key * 0x9E3779B97F4A7C15L;
    return (int) (h >>> 32) & mask;
  }

  private void grow() {
    long[] oldKeys = keys;
    int[] oldValues = values;
    long[] longerKeys = Growth.longs(oldKeys.length * 2);
    values = Growth.of(new int[0], oldKeys.length * 2);
    keys = longerKeys;
    mask = keys.length - 1;
    size = 0;
    for (int i = 0; i < oldKeys.length; i++) {
      if (oldKeys[i] != 0) {
        int at = slot(oldKeys[i]);
        while (keys[at] != 0) {
          at = (at + 1) & mask;
        }
        keys[at] = oldKeys[i];
        values[at] = oldValues[i];
        size++;
      }
    }
  }
}
