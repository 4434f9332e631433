package org.parcast.recorder.memory;

import java.util.Arrays;

/** Longs, each as often as it was added: half of the room that a hash map takes, and none twice as it grows, for what is all known at once. */
public final class SortedKeys {
  private long[] keys = {};
  private Ascending found = new Ascending(keys);

  /** @param more in any order; is kept */
  public void add(long[] more) {
    if (keys.length > 0) {
      int before = keys.length;
      keys = Growth.of(keys, before + more.length);
      System.arraycopy(more, 0, keys, before, more.length);
    } else {
      keys = more;
    }
    Arrays.sort(keys);
    found = new Ascending(keys);
  }

  /** How often a key was added. */
  public int count(long key) {
    int first = found.first(key);
    int end = first;
    while (end < keys.length && keys[end] == key) {
      end++;
    }
    return end - first;
  }
}
