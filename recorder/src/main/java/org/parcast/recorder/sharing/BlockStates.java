package org.parcast.recorder.sharing;

/**
 * The {@link ThreadQueue} of each block, in one array of longs, with a tag in the upper bits. Blocks of one object follow each other, and so do their
 * tags. A block that finds its places taken by others takes the first over, and what was known of the other is lost.
 */
final class BlockStates {
  private static final int PLACES = 4;
  private static final int SPREAD = 0x9E3779B9;
  private static final int MIX = 0x85EBCA6B;
  private static final int TAG_SHIFT = ThreadQueue.BITS;
  private static final long QUEUE = (1L << TAG_SHIFT) - 1;
  private static final long NEXT_TAG = 1L << TAG_SHIFT;

  private final long[] states;
  private final int mask;

  /** @param bits places, as a power of two */
  BlockStates(int bits) {
    states = new long[1 << bits];
    mask = states.length - 1;
  }

  /** The place of a block: its own, an empty one, or one to take over, which is emptied. */
  int slot(long key, int block) {
    int home = (int) key + block & mask;
    long tag = tag(key, block);
    for (int i = 0; i < PLACES; i++) {
      int place = home + i * SPREAD & mask;
      long state = states[place];
      if ((state & ~QUEUE) == tag || state == 0) {
        return place;
      }
    }
    states[home] = 0;
    return home;
  }

  /** Whether a place, any number, holds the state of a block. */
  boolean isAt(int place, long key, int block) {
    long state = states[place & mask];
    return (state & ~QUEUE) == tag(key, block) && state != 0;
  }

  /** The queue of a block, if its state is at this place, any number; else what is no queue. */
  long queue(int place, long key, int block) {
    long[] all = states;
    return all[place & all.length - 1] ^ tag(key, block);
  }

  /** The queue at a place, any number. */
  long queue(int place) {
    return states[place & mask] & QUEUE;
  }

  void set(int place, long key, int block, long queue) {
    states[place & mask] = tag(key, block) | queue;
  }

  /**
   * Gives blocks that lie side by side another queue, as many as have the same.
   *
   * @param slot where the first block's state is
   * @param most blocks to look at
   * @param from the queue that they have, of some thread
   * @param to the queue that they get
   * @return how many have had it, one after the other
   */
  int change(int slot, long key, int block, int most, long from, long to) {
    long[] all = states;
    long state = tag(key, block) | from;
    long difference = from ^ to;
    int n = 0;
    if (difference == 0) {
      while (n < most && all[slot + n & all.length - 1] == state) {
        state += NEXT_TAG;
        n++;
      }
      return n;
    }
    while (n < most && all[slot + n & all.length - 1] == state) {
      all[slot + n & all.length - 1] = state ^ difference;
      state += NEXT_TAG;
      n++;
    }
    return n;
  }

  /** What tells the blocks of an object: where they begin, and where their tags do. */
  static long key(Object object) {
    int hash = System.identityHashCode(object);
    int mixed = hash * MIX;
    return (long) (mixed ^ mixed >>> 16) << Integer.SIZE | hash * SPREAD & (1L << Integer.SIZE) - 1;
  }

  private static long tag(long key, int block) {
    return (key >>> Integer.SIZE) + block << TAG_SHIFT;
  }
}
