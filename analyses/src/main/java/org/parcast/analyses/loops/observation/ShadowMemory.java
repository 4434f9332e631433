package org.parcast.analyses.loops.observation;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.Arrays;
import java.util.BitSet;

/**
 * What was last done to each word of memory: nine numbers a word, found by its address. Pages hold a word for every eight bytes, or for
 * less once something smaller was referred to in them.
 */
final class ShadowMemory {
  /** When it was last written, in iterations of any loop since the start; 0 for never. */
  static final int WRITTEN = 0;
  /** By which reference. */
  static final int WRITER = 1;
  /** In which execution of a loop. */
  static final int EXECUTION = 2;
  /** In which iteration of that. */
  static final int ITERATION = 3;
  /** When it was last read since; 0 for never. */
  static final int LAST_READ = 4;
  /** By which reference. */
  static final int READER = 5;
  /** In which execution of a loop. */
  static final int READ_EXECUTION = 6;
  /** In which iteration of that. */
  static final int READ_ITERATION = 7;
  /** Chain of the {@link EarlierReads} since it was written. */
  static final int EARLIER = 8;

  private static final int NUMBERS = 9;
  private static final int PAGE_BITS = 12;
  private static final int PAGE_BYTES = 1 << PAGE_BITS;
  private static final int LARGEST_WORD = 8;
  /** Pages that are found without a look into the table. */
  private static final int RECENT = 1 << 10;

  private static final class Page {
    private int[] numbers;
    private int bits;

    Page(int bits) {
      this.bits = bits;
      this.numbers = new int[(PAGE_BYTES >> bits) * NUMBERS];
    }

    void refine(int to, EarlierReads earlier) {
      Page finer = new Page(to);
      for (int word = 0; word < PAGE_BYTES >> to; word++) {
        System.arraycopy(numbers, (word >> bits - to) * NUMBERS, finer.numbers, word * NUMBERS, NUMBERS);
        finer.numbers[word * NUMBERS + EARLIER] = earlier.copy(numbers[(word >> bits - to) * NUMBERS + EARLIER]);
      }
      numbers = finer.numbers;
      bits = to;
    }
  }

  private final EarlierReads earlier;
  private final Long2ObjectOpenHashMap<Page> pages = new Long2ObjectOpenHashMap<>();
  private final Page[] recentPages = new Page[RECENT];
  private final long[] recentNumbers = new long[RECENT];
  private int[] numbers;
  private int at;
  private long bytes;

  ShadowMemory(EarlierReads earlier) {
    this.earlier = earlier;
    Arrays.fill(recentNumbers, -1);
  }

  /** Turns to the word at an address. */
  void find(long address, int bytes) {
    long number = address >> PAGE_BITS;
    int slot = (int) number & RECENT - 1;
    if (recentNumbers[slot] != number) {
      recentPages[slot] = page(number, bytes);
      recentNumbers[slot] = number;
    }
    Page page = recentPages[slot];
    if (bytes < 1 << page.bits) {
      this.bytes -= 4L * page.numbers.length;
      page.refine(finest(bytes), earlier);
      this.bytes += 4L * page.numbers.length;
    }
    numbers = page.numbers;
    at = ((int) (address & PAGE_BYTES - 1) >> page.bits) * NUMBERS;
  }

  private Page page(long number, int finest) {
    Page page = pages.get(number);
    if (page == null) {
      page = new Page(finest(finest));
      pages.put(number, page);
      bytes += 4L * page.numbers.length;
    }
    return page;
  }

  private static int finest(int bytes) {
    return Integer.numberOfTrailingZeros(Integer.highestOneBit(Math.min(bytes, LARGEST_WORD)));
  }

  /** Adds the executions of loops that words remember. */
  void collectExecutions(BitSet used) {
    forEachWord((numbers, word) -> {
      used.set(numbers[word + EXECUTION]);
      used.set(numbers[word + READ_EXECUTION]);
      earlier.collectExecutions(numbers[word + EARLIER], used);
    });
  }

  /** @param renumbered new number of each execution of a loop, by its old one */
  void renumberExecutions(int[] renumbered) {
    forEachWord((numbers, word) -> {
      numbers[word + EXECUTION] = renumbered[numbers[word + EXECUTION]];
      numbers[word + READ_EXECUTION] = renumbered[numbers[word + READ_EXECUTION]];
      earlier.renumberExecutions(numbers[word + EARLIER], renumbered);
    });
  }

  private interface WordVisitor {
    void visit(int[] numbers, int word);
  }

  private void forEachWord(WordVisitor visitor) {
    for (Page page : pages.values()) {
      for (int word = 0; word < page.numbers.length; word += NUMBERS) {
        visitor.visit(page.numbers, word);
      }
    }
  }

  /** What the shadows take. */
  long bytes() {
    return bytes + earlier.bytes();
  }

  /** The numbers of the word that was found and of others around it; only until the next is found. */
  int[] numbers() {
    return numbers;
  }

  /** Where among {@link #numbers} those of the word begin. */
  int at() {
    return at;
  }

  /** Forgets who has read the word. */
  void forgetReads() {
    earlier.forget(numbers[at + EARLIER]);
    Arrays.fill(numbers, at + LAST_READ, at + NUMBERS, 0);
  }
}
