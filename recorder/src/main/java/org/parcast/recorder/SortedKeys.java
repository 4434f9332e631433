package org.parcast.recorder;

import java.util.Arrays;

/** Longs, each as often as it was added: half of the room that a hash map takes, and none twice as it grows, for what is all known at once. */
final class SortedKeys {
  private long[] keys = {};

  /** @param more in any order; is kept */
  void add(long[] more) {
    if (keys.length > 0) {
      int before = keys.length;
      keys = Growth.of(keys, before + more.length);
      System.arraycopy(more, 0, keys, before, more.length);
    } else {
      keys = more;
    }
    Arrays.sort(keys);
  }

  /** How often a key was added. */
  int count(long key) {
    int first = firstNotBelow(key);
    int end = first;
    while (end < keys.length && keys[end] == key) {
      end++;
    }
    return end - first;
  }

  private int firstNotBelow(long key) {
    int low = 0;
    int high = keys.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (keys[middle] < key) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** Every key as often as it was added, ascending. */
  long[] all() {
    return keys.clone();
  }
}
