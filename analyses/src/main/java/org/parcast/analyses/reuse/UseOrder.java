package org.parcast.analyses.reuse;

import java.util.Arrays;

/**
 * Lines, known by numbers from 0 on, in the order in which they were put here, with the rank of each: places are given in turn, a bit is set
 * for each that still holds, and a Fenwick tree counts the bits of every 512 places. When the places run out the lines move together, so
 * that memory follows the number of lines, not of uses.
 */
final class UseOrder {
  private static final int WORD = 6;
  private static final int BLOCK = 9;
  private static final int SMALLEST = 1 << 14;

  /** By line its place. */
  private int[] places = new int[64];

  private int[] lines = new int[SMALLEST];
  private long[] held = new long[SMALLEST >> WORD];
  private int[] tree = new int[(SMALLEST >> BLOCK) + 1];
  private int size;
  private int next;

  /** Puts a line on top that is not here. */
  void push(int line) {
    if (next == lines.length) {
      moveTogether();
    }
    if (line >= places.length) {
      places = Arrays.copyOf(places, Math.max(line + 1, 2 * places.length));
    }
    int place = next++;
    places[line] = place;
    lines[place] = line;
    held[place >> WORD] |= 1L << place;
    add(place >> BLOCK, 1);
    size++;
  }

  /** Takes a line out that is here; answers how many lines were put here after it. */
  int remove(int line) {
    int place = places[line];
    int above = size - upTo(place);
    held[place >> WORD] &= ~(1L << place);
    add(place >> BLOCK, -1);
    size--;
    return above;
  }

  /** How many lines were put here up to the place, with its own. */
  private int upTo(int place) {
    int block = place >> BLOCK;
    int count = 0;
    for (int at = block; at > 0; at -= at & -at) {
      count += tree[at];
    }
    int word = place >> WORD;
    for (int w = block << BLOCK - WORD; w < word; w++) {
      count += Long.bitCount(held[w]);
    }
    return count + Long.bitCount(held[word] << 63 - (place & 63));
  }

  private void add(int block, int amount) {
    for (int at = block + 1; at < tree.length; at += at & -at) {
      tree[at] += amount;
    }
  }

  private void moveTogether() {
    int[] before = lines;
    long[] heldBefore = held;
    int room = Math.max(SMALLEST, Integer.highestOneBit(Math.max(1, size)) << 3);
    lines = new int[room];
    held = new long[room >> WORD];
    tree = new int[(room >> BLOCK) + 1];
    next = 0;
    for (int place = 0; place < before.length; place++) {
      if ((heldBefore[place >> WORD] >>> place & 1) != 0) {
        lines[next] = before[place];
        places[before[place]] = next;
        held[next >> WORD] |= 1L << next;
        add(next >> BLOCK, 1);
        next++;
      }
    }
  }
}
