package org.parcast.analyses.reuse;

import java.util.Arrays;

/**
 * Lines in the order in which they were put here, with the rank of each: places are given in turn, a bit is set
 * for each that still holds, and a Fenwick tree counts the bits of every 512 places that have been given. When the places run out the lines
 * move together, so that memory follows the number of lines, not of uses.
 */
final class UseOrder {
  private static final int WORD = 6;
  private static final int BLOCK = 9;
  private static final int SMALLEST = 1 << 14;

  /** By line, one more than its place; that of a line that was taken out remains. */
  private final LineTable places = new LineTable();

  /** By place. */
  private long[] lines = new long[SMALLEST];

  private long[] held = new long[SMALLEST >> WORD];

  /** Of the blocks before that of the next place. */
  private int[] tree = new int[(SMALLEST >> BLOCK) + 1];

  private int size;
  private int next;

  /** Whether the line was ever put here. */
  boolean knows(long line) {
    return places.get(line) > 0;
  }

  /** Puts a line on top that is not here. */
  void push(long line) {
    if (next == lines.length) {
      moveTogether();
    }
    place(line);
    size++;
  }

  /** Writes the lines from a place on, that on top first. */
  void copy(long[] target, int from) {
    int at = from;
    for (int place = next - 1; place >= 0; place--) {
      if (isHeld(place)) {
        target[at++] = lines[place];
      }
    }
  }

  /** Whether these are the lines, from a place on, that on top first. */
  boolean isAs(long[] order, int from) {
    int at = from;
    for (int place = next - 1; place >= 0; place--) {
      if (isHeld(place) && order[at++] != lines[place]) {
        return false;
      }
    }
    return true;
  }

  /** Holds these lines from now on, which are all that were ever put here, from a place on, that on top first. */
  void become(long[] order, int from) {
    Arrays.fill(held, 0);
    Arrays.fill(tree, 0);
    size = 0;
    next = 0;
    for (int at = order.length - 1; at >= from; at--) {
      push(order[at]);
    }
  }

  private boolean isHeld(int place) {
    return (held[place >> WORD] >>> place & 1) != 0;
  }

  private void place(long line) {
    int place = next++;
    places.set(line, place + 1);
    lines[place] = line;
    held[place >> WORD] |= 1L << place;
    if ((next & (1 << BLOCK) - 1) == 0) {
      int block = place >> BLOCK;
      add(block, heldIn(block << BLOCK - WORD, next >> WORD));
    }
  }

  /** Takes a line out that is here; answers how many lines were put here after it. */
  int remove(long line) {
    int place = places.get(line) - 1;
    int above = size - upTo(place);
    held[place >> WORD] &= ~(1L << place);
    if (place >> BLOCK < next >> BLOCK) {
      add(place >> BLOCK, -1);
    }
    size--;
    return above;
  }

  /** How many lines were put here up to the place, with its own. */
  private int upTo(int place) {
    int block = place >> BLOCK;
    int word = place >> WORD;
    int count = heldIn(block << BLOCK - WORD, word) + Long.bitCount(held[word] << 63 - (place & 63));
    for (int at = block; at > 0; at -= at & -at) {
      count += tree[at];
    }
    return count;
  }

  private int heldIn(int fromWord, int toWord) {
    int count = 0;
    for (int w = fromWord; w < toWord; w++) {
      count += Long.bitCount(held[w]);
    }
    return count;
  }

  private void add(int block, int amount) {
    for (int at = block + 1; at < tree.length; at += at & -at) {
      tree[at] += amount;
    }
  }

  private void moveTogether() {
    long[] before = lines;
    long[] heldBefore = held;
    int room = Math.max(SMALLEST, Integer.highestOneBit(Math.max(1, size)) << 3);
    lines = new long[room];
    held = new long[room >> WORD];
    tree = new int[(room >> BLOCK) + 1];
    next = 0;
    for (int place = 0; place < before.length; place++) {
      if ((heldBefore[place >> WORD] >>> place & 1) != 0) {
        place(before[place]);
      }
    }
  }
}
