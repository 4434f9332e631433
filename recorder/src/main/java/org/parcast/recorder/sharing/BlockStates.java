package org.parcast.recorder.sharing;

/**
 * The threads that touched each block last, in one array of longs: a tag in the upper half, the older entry, the newer entry. Blocks of one object
 * follow each other. A block that finds its places taken by others takes the first over, and what was known of the other is lost.
 */
final class BlockStates {
  private static final int PLACES = 4;
  private static final int SPREAD = 0x9E3779B9;
  private static final int MIX = 0x85EBCA6B;

  private final long[] states;
  private final int mask;

  /** @param bits places, as a power of two */
  BlockStates(int bits) {
    states = new long[1 << bits];
    mask = states.length - 1;
  }

  /** The place of a block: its own, an empty one, or one to take over, which is emptied. */
  int slot(int hash, long block) {
    int home = home(hash, block);
    int tag = tag(hash, block);
    for (int i = 0; i < PLACES; i++) {
      int place = home + i * SPREAD & mask;
      long state = states[place];
      if ((int) (state >>> 32) == tag || (int) state == 0) {
        return place;
      }
    }
    states[home] = 0;
    return home;
  }

  long get(int slot) {
    return states[slot];
  }

  void set(int slot, int hash, long block, int entries) {
    states[slot] = (long) tag(hash, block) << 32 | entries & 0xFFFFFFFFL;
  }

  private int home(int hash, long block) {
    return hash * SPREAD + (int) block & mask;
  }

  private static int tag(int hash, long block) {
    return hash ^ (int) block * MIX | 1;
  }
}
