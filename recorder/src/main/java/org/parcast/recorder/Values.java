package org.parcast.recorder;

/** The values that are alive, by number from 1: the set of their sinks, their home, and how many words and registers hold them. */
final class Values {
  int[] set = new int[1 << 12];
  int[] home = new int[1 << 12];
  int[] holders = new int[1 << 12];
  private int[] free = new int[1 << 10];
  private int freeCount;
  private int used = 1;

  /** A number for a new value, held by nobody yet. */
  int allocate() {
    if (freeCount > 0) {
      return free[--freeCount];
    }
    if (used == set.length) {
      int length = used + (used >> 1);
      int[] longerSet = Growth.of(set, length);
      int[] longerHome = Growth.of(home, length);
      holders = Growth.of(holders, length);
      home = longerHome;
      set = longerSet;
    }
    return used++;
  }

  /** The value is no more; its number may be given to another. */
  void free(int value) {
    if (freeCount == free.length) {
      free = Growth.of(free, 2 * freeCount);
    }
    holders[value] = 0;
    free[freeCount++] = value;
  }

  /** One more than the largest number ever given. */
  int size() {
    return used;
  }
}
