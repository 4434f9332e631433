package org.parcast.recorder.sharing;

/**
 * The two threads that touched each block last, in one array of longs: a tag in the upper bits, the older {@link Entry}, the newer. Blocks of one object
 * follow each other. A block that finds its places taken by others takes the first over, and what was known of the other is lost.
 */
final class BlockStates {
  private static final int PLACES = 4;
  private static final int SPREAD = 0x9E3779B9;
  private static final int MIX = 0x85EBCA6B;
  private static final int ENTRY = (1 << Entry.BITS) - 1;
  private static final int TAG_SHIFT = 2 * Entry.BITS;
  private static final long ENTRIES = (1L << TAG_SHIFT) - 1;
  private static final int TAG = (1 << Long.SIZE - TAG_SHIFT) - 1;

  private final long[] states;
  private final int mask;

  /** @param bits places, as a power of two */
  BlockStates(int bits) {
    states = new long[1 << bits];
    mask = states.length - 1;
  }

  /** The place of a block: its own, an empty one, or one to take over, which is emptied. */
  int slot(int hash, int block) {
    int home = hash * SPREAD + block & mask;
    int tag = tag(hash, block);
    for (int i = 0; i < PLACES; i++) {
      int place = home + i * SPREAD & mask;
      long state = states[place];
      if ((int) (state >>> TAG_SHIFT) == tag || state == 0) {
        return place;
      }
    }
    states[home] = 0;
    return home;
  }

  /** Whether a place, any number, holds the state of a block. */
  boolean isAt(int place, int hash, int block) {
    long state = states[place & mask];
    return (int) (state >>> TAG_SHIFT) == tag(hash, block) && state != 0;
  }

  long get(int slot) {
    return states[slot & mask];
  }

  /** How many blocks from {@code block} to before {@code end} have these entries, one place after the other; counted up to the first that has not. */
  int alike(int slot, int hash, int block, int end, long entries) {
    long[] all = states;
    int at = block;
    int place = slot;
    while (at < end && all[place & all.length - 1] == ((long) tag(hash, at) << TAG_SHIFT | entries)) {
      at++;
      place++;
    }
    return at - block;
  }

  /** The two entries alone. */
  long entries(int slot) {
    return states[slot & mask] & ENTRIES;
  }

  void set(int slot, int hash, int block, int older, int newer) {
    states[slot & mask] = (long) tag(hash, block) << TAG_SHIFT | (long) older << Entry.BITS | newer;
  }

  static int newer(long state) {
    return (int) state & ENTRY;
  }

  static int older(long state) {
    return (int) (state >>> Entry.BITS) & ENTRY;
  }

  private static int tag(int hash, int block) {
    int mixed = (hash ^ block) * MIX;
    return (mixed ^ mixed >>> 16) & TAG;
  }
}
