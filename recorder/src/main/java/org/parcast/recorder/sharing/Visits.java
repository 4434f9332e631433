package org.parcast.recorder.sharing;

/**
 * Algorithm 1 of the paper, for accesses that a thread makes to one block after the other. Two threads that visit a block at the same instant may
 * overwrite each other's state, so that an event is lost now and then.
 */
final class Visits {
  static final int SHIFT = Long.numberOfTrailingZeros(Long.getLong("parcast.sharing.granularity", 64));

  private static final BlockStates STATES = new BlockStates(Integer.getInteger("parcast.sharing.blocks", 22));
  private static final int WORD_BITS = 3;
  private static final int WORDS = 7;
  private static final int ALL_WORDS = 0xFF;

  /** Loads of the older of two threads that may go by until it counts as the newer: a store for each would take the state from the other's cache. */
  private static final int STALE = 7;

  private Visits() {}

  static int block(long bytes) {
    return (int) (bytes >> SHIFT);
  }

  /** Number of the word in its line. */
  static int word(long bytes) {
    return (int) (bytes >> WORD_BITS) & WORDS;
  }

  /** The words of their lines, a bit for each, that the bytes from {@code from} to before {@code to} are part of. */
  static int words(long from, long to) {
    int count = (int) ((to - 1 >> WORD_BITS) - (from >> WORD_BITS)) + 1;
    if (count > WORDS) {
      return ALL_WORDS;
    }
    int bits = (1 << count) - 1 << word(from);
    return (bits | bits >> WORDS + 1) & ALL_WORDS;
  }

  /**
   * Accesses to one block.
   *
   * @param guess where the block's state probably is
   * @param hash identity hash of the object whose block it is
   * @param words the words of the cache line that were touched, a bit for each
   * @param access twice the site, plus one for stores
   * @param load access, likewise, that has loaded each of these elements before it was stored to; 0 for none
   * @param count number of accesses
   * @return where the block's state is
   */
  static int visit(Counts own, int guess, int hash, int block, int words, int access, int load, int count) {
    int slot = STATES.isAt(guess, hash, block) ? guess : STATES.slot(hash, block);
    long state = STATES.get(slot);
    int newer = BlockStates.newer(state);
    int older = BlockStates.older(state);
    int self = Entry.of(own.thread, words, access & 1);
    if (newer == Entry.NOBODY) {
      STATES.set(slot, hash, block, Entry.NOBODY, self);
    } else if (Entry.sameThread(newer, self)) {
      self = Entry.joined(newer, self);
      if (older != Entry.NOBODY) {
        events(own, older, self, access, load, count);
      }
      if (newer != self) {
        STATES.set(slot, hash, block, older, self);
      }
    } else {
      boolean inTurn = Entry.sameThread(older, self);
      if (inTurn) {
        self = Entry.joined(older, self);
      } else if (older != Entry.NOBODY) {
        own.events(older, self, access, 1);
      }
      events(own, newer, self, access, load, count);
      if (!inTurn || self != older || own.isStale(STALE)) {
        STATES.set(slot, hash, block, newer, self);
      }
    }
    return slot;
  }

  /**
   * Accesses to elements that lie side by side, of {@code 1 << bits} bytes each. Blocks that were left in the same way as the one before are only counted.
   *
   * @param first of their bytes, from the start of the object
   * @param end behind the last
   * @return where the last block's state is
   */
  static int sweep(Counts own, int guess, int hash, long first, long end, int bits, int access, int load) {
    int last = block(end - 1);
    int whole = 1 << SHIFT - bits;
    int place = guess;
    long from = first;
    for (int at = block(first);; at++, place++) {
      long to = Math.min(end, (long) (at + 1) << SHIFT);
      int count = (int) (to - from >> bits);
      place = visit(own, place, hash, at, words(from, to), access, load, count);
      if (count == whole && SHIFT >= 2 * WORD_BITS) {
        long entries = STATES.entries(place);
        int alike = STATES.alike(place + 1, hash, at + 1, last, entries);
        again(own, entries, access, load, alike * whole);
        at += alike;
        place += alike;
      }
      if (at >= last) {
        return place;
      }
      from = (long) (at + 1) << SHIFT;
    }
  }

  /** Events of accesses that leave a state as it is. */
  private static void again(Counts own, long entries, int access, int load, int count) {
    if (count > 0) {
      int newer = BlockStates.newer(entries);
      int older = BlockStates.older(entries);
      boolean isNewer = Entry.thread(newer) == own.thread;
      int other = isNewer ? older : newer;
      if (other != Entry.NOBODY) {
        events(own, other, isNewer ? newer : older, access, load, count);
      }
    }
  }

  private static void events(Counts own, int other, int self, int access, int load, int count) {
    own.events(other, self, access, count);
    if (load != 0) {
      own.events(other, Entry.loading(self), load, count);
    }
  }
}
