package org.parcast.recorder.sharing;

/** Accesses of a site that stayed in one block, in a long: how many, at most 255, the words that they touched, a bit for each, and the block. */
final class Visit {
  /** The number of a word, where it does not count that the thread has touched it. */
  static final int NO_WORD = 8;

  /** Accesses after which a block counts as left though it is not. */
  static final int MOST = 128;

  private static final int WORDS_SHIFT = 8;
  private static final int BLOCK_SHIFT = 17;
  private static final int BYTE = 0xFF;

  private Visit() {}

  /** One access. */
  static long of(int block, int word) {
    return (long) block << BLOCK_SHIFT | 1L << WORDS_SHIFT + word | 1;
  }

  /** Accesses to another block, of which the number and the words are those of this visit. */
  static long at(int block, long visit) {
    return (long) block << BLOCK_SHIFT | visit;
  }

  /** With one access more. */
  static long and(long visit, int word) {
    return (visit | 1L << WORDS_SHIFT + word) + 1;
  }

  static int block(long visit) {
    return (int) (visit >> BLOCK_SHIFT);
  }

  static int words(long visit) {
    return (int) visit >> WORDS_SHIFT & BYTE;
  }

  static int count(long visit) {
    return (int) visit & BYTE;
  }
}
