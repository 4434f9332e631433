package org.parcast.recorder.sharing;

import org.parcast.recording.MemoryUnits;

/**
 * Algorithm 1 of the paper, for accesses that a thread makes to one block after the other. Two threads that visit a block at the same instant may
 * overwrite each other's state, so that an event is lost now and then.
 */
final class Visits {
  static final int SHIFT = Long.numberOfTrailingZeros(Long.getLong("parcast.sharing.granularity", 64));

  private static final BlockStates STATES = new BlockStates(Integer.getInteger("parcast.sharing.blocks", 22));
  private static final int WORDS = 7;
  private static final int ALL_WORDS = 0xFF;

  private Visits() {}

  static int block(long bytes) {
    return (int) (bytes >> SHIFT);
  }

  /** Number of the word in its line. */
  static int word(long bytes) {
    return (int) (bytes >> MemoryUnits.WORD_BITS) & WORDS;
  }

  /** The words of their lines, a bit for each, in which {@code count} elements lie, the first at {@code from}, {@code 1 << bits} bytes apart. */
  static int words(long from, int count, int bits) {
    long last = from + ((long) (count - 1) << bits);
    if (bits <= MemoryUnits.WORD_BITS) {
      int words = (int) ((last >> MemoryUnits.WORD_BITS) - (from >> MemoryUnits.WORD_BITS)) + 1;
      int first = words > WORDS ? ALL_WORDS : (1 << words) - 1 << word(from);
      return (first | first >> WORDS + 1) & ALL_WORDS;
    }
    int words = 0;
    for (long at = from; at <= last && at < from + (1 << MemoryUnits.LINE_BITS); at += 1L << bits) {
      words |= 1 << word(at);
    }
    return words;
  }

  /**
   * Accesses to one block.
   *
   * @param guess where the block's state probably is
   * @param key of the object whose block it is
   * @param words the words of the cache line that were touched, a bit for each
   * @param access twice the site, plus one for stores
   * @param load access, likewise, that has loaded each of these elements before it was stored to; 0 for none
   * @param count number of accesses
   * @return where the block's state is
   */
  static int visit(ThreadCounts own, int guess, long key, int block, int words, int access, int load, int count) {
    int slot = STATES.isAt(guess, key, block) ? guess : STATES.slot(key, block);
    long queue = STATES.queue(slot);
    int self = Entry.of(own.thread, words, access & 1);
    ThreadQueue.tell(own, queue, self, access, load, count, 1);
    long next = next(own, queue, self, 1);
    if (next != queue) {
      STATES.set(slot, key, block, next);
    }
    return slot;
  }

  /**
   * Counts those visits that find what their site finds again and again.
   *
   * @param offset how far the places of the blocks' states probably lie from their numbers
   * @param visits each a {@link Visit}, of which {@code n} are looked at; the others are moved to the front
   * @return how many others
   */
  static int countSteady(SteadyQueues steady, int offset, long key, long[] visits, int n) {
    return steady.countAll(STATES, offset, key, visits, n);
  }

  /** A visit, see {@link #visit}, of a site that jumps about in what two threads use. */
  static int jump(ThreadCounts own, SteadyQueues steady, int guess, long key, int block, int words, int access, int load, int count) {
    if (steady.count(STATES.queue(guess, key, block), words, count)) {
      return guess;
    }
    int place = visit(own, guess, key, block, words, access, load, count);
    steady.learn(STATES.queue(place));
    return place;
  }

  /** The same for the first block of an object, which holds its state itself. */
  static void object(ThreadCounts own, SteadyQueues steady, Watched of, int words, int access, int load, int count) {
    long queue = of.queue;
    int self = Entry.of(own.thread, words, access & 1);
    ThreadQueue.tell(own, queue, self, access, load, count, 1);
    long next = next(own, queue, self, 1);
    if (next != queue) {
      of.queue = next;
    }
    steady.learn(next);
  }

  /** The queue of some blocks after accesses; where they only turn it, it may stay as it was. */
  private static long next(ThreadCounts own, long queue, int self, int blocks) {
    return ThreadQueue.onlyTurns(queue, self) && !own.turns(blocks) ? queue : ThreadQueue.after(queue, self);
  }

  /**
   * Accesses to elements that lie {@code 1 << bits} bytes apart, at most a line and a block. Whole blocks whose queues are alike become so again, all
   * at once.
   *
   * @param first the lowest of them, bytes from the start of the object
   * @param n how many
   * @return where the last block's state is
   */
  static int sweep(ThreadCounts own, int guess, long key, long first, int n, int bits, int access, int load) {
    int whole = 1 << SHIFT - bits;
    long phase = first & (1L << bits) - 1;
    int endOfWhole = block(first + ((long) n << bits) - phase);
    int place = guess;
    int at = block(first);
    int left = n;
    long from = first;
    while (true) {
      int count = Math.min(left, (int) (((long) (at + 1) << SHIFT) - from - 1 >> bits) + 1);
      int words = words(from, count, bits);
      int blocks = 1;
      if (count < whole || SHIFT < MemoryUnits.LINE_BITS || !STATES.isAt(place, key, at)) {
        place = visit(own, place, key, at, words, access, load, count);
      } else {
        int self = Entry.of(own.thread, words, access & 1);
        long queue = STATES.queue(place);
        blocks = STATES.change(place, key, at, endOfWhole - at, queue, next(own, queue, self, endOfWhole - at));
        ThreadQueue.tell(own, queue, self, access, load, whole, blocks);
        place += blocks - 1;
      }
      left -= count * blocks;
      if (left == 0) {
        return place;
      }
      at += blocks;
      place++;
      from = ((long) at << SHIFT) + phase;
    }
  }
}
