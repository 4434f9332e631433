package org.parcast.analyses.reuse;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;

/**
 * Lines in the order in which they were put here, with the rank of each: numbers are given in turn, a bit is set for each that still holds,
 * and a Fenwick tree counts the bits of every 512 numbers. When the numbers run out the lines are numbered anew, so that memory follows the
 * number of lines, not of uses.
 */
final class UseOrder {
  private static final int WORD = 6;
  private static final int BLOCK = 9;
  private static final int SMALLEST = 1 << 14;

  private final Long2IntOpenHashMap numbers = new Long2IntOpenHashMap();
  private long[] lines = new long[SMALLEST];
  private long[] held = new long[SMALLEST >> WORD];
  private int[] tree = new int[(SMALLEST >> BLOCK) + 1];
  private int size;
  private int next;

  UseOrder() {
    numbers.defaultReturnValue(-1);
  }

  /** Number of lines here. */
  int size() {
    return size;
  }

  /** Puts a line on top that is not here. */
  void push(long line) {
    if (next == lines.length) {
      renumber();
    }
    int number = next++;
    numbers.put(line, number);
    lines[number] = line;
    held[number >> WORD] |= 1L << number;
    add(number >> BLOCK, 1);
    size++;
  }

  /** Takes the line out, which is here or never was; answers how many lines were put here after it, or -1 where it never was. */
  int remove(long line) {
    int number = numbers.get(line);
    if (number < 0) {
      return -1;
    }
    int above = size - upTo(number);
    held[number >> WORD] &= ~(1L << number);
    add(number >> BLOCK, -1);
    size--;
    return above;
  }

  /** How many lines were put here up to the number, with its own. */
  private int upTo(int number) {
    int block = number >> BLOCK;
    int count = 0;
    for (int at = block; at > 0; at -= at & -at) {
      count += tree[at];
    }
    int word = number >> WORD;
    for (int w = block << BLOCK - WORD; w < word; w++) {
      count += Long.bitCount(held[w]);
    }
    return count + Long.bitCount(held[word] << 63 - (number & 63));
  }

  private void add(int block, int amount) {
    for (int at = block + 1; at < tree.length; at += at & -at) {
      tree[at] += amount;
    }
  }

  private void renumber() {
    long[] before = lines;
    long[] heldBefore = held;
    int room = Math.max(SMALLEST, Integer.highestOneBit(Math.max(1, size)) << 3);
    lines = new long[room];
    held = new long[room >> WORD];
    tree = new int[(room >> BLOCK) + 1];
    next = 0;
    for (int number = 0; number < before.length; number++) {
      if ((heldBefore[number >> WORD] >>> number & 1) != 0) {
        lines[next] = before[number];
        numbers.put(before[number], next);
        held[next >> WORD] |= 1L << next;
        add(next >> BLOCK, 1);
        next++;
      }
    }
  }
}
