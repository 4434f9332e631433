package org.parcast.recorder.memory;

import java.util.Arrays;

/** Finds longs in an array of ascending ones. Asked for in ascending order too, each is found a step or two beyond the one before. */
public final class Ascending {
  /** Keys that are looked at one after the other before the rest are searched by halves: as many as a cache line of 64 bytes has. */
  private static final int STEPS = 8;

  private final long[] keys;

  /** Where the key that was looked for last would stand first. */
  private int at;

  /** @param keys ascending, perhaps with equal ones; not to be changed */
  public Ascending(long[] keys) {
    this.keys = keys;
  }

  public int size() {
    return keys.length;
  }

  public long get(int index) {
    return keys[index];
  }

  /** The first index at which the key stands, or would. */
  public int first(long key) {
    if (at > 0 && keys[at - 1] >= key) {
      at = 0;
    }
    for (int step = 0; step < STEPS && isBefore(at, key); step++) {
      at++;
    }
    if (isBefore(at, key)) {
      int found = Arrays.binarySearch(keys, at, keys.length, key);
      at = found < 0 ? -found - 1 : found;
      while (at > 0 && keys[at - 1] == key) {
        at--;
      }
    }
    return at;
  }

  /** Where the key stands, -1 for nowhere. */
  public int find(long key) {
    int first = first(key);
    return first < keys.length && keys[first] == key ? first : -1;
  }

  private boolean isBefore(int index, long key) {
    return index < keys.length && keys[index] < key;
  }
}
