package org.parcast.analyses.dependence;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;

/**
 * What was last done to each word of memory: six numbers a word, found by its address. Pages hold a word for every four bytes, or for every
 * byte once something smaller than four bytes was referred to in them.
 */
final class ShadowMemory {
  /** When it was last written, in iterations of any loop since the start; 0 for never. */
  static final int WRITTEN = 0;
  /** By which reference. */
  static final int WRITER = 1;
  /** In which execution of a loop. */
  static final int EXECUTION = 2;
  /** When it was first read since. */
  static final int FIRST_READ = 3;
  /** When it was last read since. */
  static final int LAST_READ = 4;
  /** By which reference. */
  static final int READER = 5;

  private static final int NUMBERS = 6;
  private static final int PAGE_BITS = 12;
  private static final int PAGE_BYTES = 1 << PAGE_BITS;
  private static final int WORD_BITS = 2;

  private static final class Page {
    private int[] numbers = new int[(PAGE_BYTES >> WORD_BITS) * NUMBERS];
    private int bits = WORD_BITS;

    void refine() {
      int[] finer = new int[PAGE_BYTES * NUMBERS];
      for (int word = 0; word < PAGE_BYTES >> WORD_BITS; word++) {
        System.arraycopy(numbers, word * NUMBERS, finer, (word << WORD_BITS) * NUMBERS, NUMBERS);
      }
      numbers = finer;
      bits = 0;
    }
  }

  private final Long2ObjectOpenHashMap<Page> pages = new Long2ObjectOpenHashMap<>();
  private Page last;
  private long lastNumber = -1;
  private int at;

  /** Turns to the word at an address. */
  void find(long address, int bytes) {
    long number = address >> PAGE_BITS;
    if (number != lastNumber) {
      last = pages.computeIfAbsent(number, key -> new Page());
      lastNumber = number;
    }
    if (bytes < 1 << last.bits) {
      last.refine();
    }
    at = ((int) (address & PAGE_BYTES - 1) >> last.bits) * NUMBERS;
  }

  int get(int what) {
    return last.numbers[at + what];
  }

  void set(int what, int value) {
    last.numbers[at + what] = value;
  }
}
