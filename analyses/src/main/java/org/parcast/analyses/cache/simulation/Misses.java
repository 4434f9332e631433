package org.parcast.analyses.cache.simulation;

/** References of a loop that go on to the next level, in their order: each missed in the level before, and lies in one line. */
final class Misses {
  private static final int CAPACITY = 1 << 10;

  private final int[] references = new int[CAPACITY];
  private final long[] addresses = new long[CAPACITY];
  private int count;

  /** Whether there may be no room for so many more. */
  boolean isFull(int more) {
    return count > CAPACITY - more;
  }

  void add(int reference, long address) {
    references[count] = reference;
    addresses[count++] = address;
  }

  void clear() {
    count = 0;
  }

  /**
   * Keeps those that miss in this level too.
   *
   * @param caches of the level, by reference
   * @param missed how often each reference has missed; counted up
   */
  void goThrough(SimulatedLevel level, SetAssociativeCache[] caches, long[] missed) {
    int shift = level.shift();
    int kept = 0;
    level.count(count);
    for (int i = 0; i < count; i++) {
      int k = references[i];
      long address = addresses[i];
      if (!caches[k].use(address >>> shift)) {
        missed[k]++;
        references[kept] = k;
        addresses[kept++] = address;
      }
    }
    count = kept;
  }
}
