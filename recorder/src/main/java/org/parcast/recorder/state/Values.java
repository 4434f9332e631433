package org.parcast.recorder.state;

import org.parcast.recorder.memory.Growth;

/**
 * The values that are alive, by number from 1: the set of their sinks, their home, and how many words and registers hold them. The stack may be full at any call: who comes to hold a value is
 * counted before, and who lets it go after, so that what a full stack cuts off keeps a value for longer, never for too short a time.
 */
public final class Values {
  /** The set of sinks; of a number that is free, the next that is. */
  public int[] set = new int[1 << 12];

  /** The home in the upper half, the number of holders in the lower one: both are wanted together, and memory is slow. */
  public long[] home = new long[1 << 12];

  /** The number freed last, 0 for none. */
  private int free;

  private int used = 1;

  /** A number for a new value with this home, this set and one holder. */
  public int allocate(int vertex, int sinks) {
    int value = free;
    if (value != 0) {
      free = set[value];
    } else {
      value = another();
    }
    home[value] = (long) vertex << 32 | 1;
    set[value] = sinks;
    return value;
  }

  private int another() {
    if (used == set.length) {
      int length = Growth.after(used);
      int[] longer = Growth.of(set, length);
      home = Growth.of(home, length);
      set = longer;
    }
    return used++;
  }

  /** The value, with one holder, gives way to another with this home and set in its place. */
  public void replace(int value, int vertex, int sinks) {
    home[value] = (long) vertex << 32 | 1;
    set[value] = sinks;
  }

  /** The value counts as born on another vertex. */
  public void move(int value, int vertex) {
    home[value] = (long) vertex << 32 | home[value] & 0xFFFFFFFFL;
  }

  /** The vertex on which the value was born. */
  public int home(int value) {
    return (int) (home[value] >> 32);
  }

  /** How many words and registers hold the value. */
  public int holders(int value) {
    return (int) home[value];
  }

  /** One more holds the value. */
  public void hold(int value) {
    home[value]++;
  }

  /** One more holds each of the values from one place in the array up to another. */
  public void holdAll(int[] values, int from, int to) {
    for (int i = from; i < to; i++) {
      home[values[i]]++;
    }
  }

  /** One less holds the value; answers whether nobody does now. */
  public boolean letGo(int value) {
    return (int) --home[value] == 0;
  }

  /** The value, held by nobody, is no more; its number may be given to another. */
  public void free(int value) {
    set[value] = free;
    free = value;
  }

  /** All values that are alive get this set. */
  public void setAll(int to) {
    for (int value = 1; value < used; value++) {
      if (holders(value) > 0) {
        set[value] = to;
      }
    }
  }

  /** One more than the largest number ever given. */
  public int size() {
    return used;
  }
}
