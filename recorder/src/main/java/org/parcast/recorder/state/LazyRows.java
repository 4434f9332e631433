package org.parcast.recorder.state;

import java.util.Arrays;
import org.parcast.recorder.memory.Growth;

/** The {@link LazyRow}s of one shadow, apart from one another and in their order. */
public final class LazyRows {
  /** So many are kept: each that is added moves those after it. */
  private static final int MOST = 1 << 12;

  private LazyRow[] rows = new LazyRow[1];

  /** The first word of each, and the last, as they were at first. */
  private int[] first = new int[1];

  private int[] last = new int[1];
  private int size;

  /** The row that the word is in or was in, or null for none. */
  public LazyRow at(int word) {
    int row = indexOf(word);
    return row >= 0 && word <= last[row] ? rows[row] : null;
  }

  /** The last row that begins no later than at the word; -1 for none. */
  private int indexOf(int word) {
    if (size == 1) {
      return first[0] <= word ? 0 : -1;
    }
    int found = Arrays.binarySearch(first, 0, size, word);
    return found >= 0 ? found : -2 - found;
  }

  /** The word is about to be looked at or stored to. */
  void settle(int word) {
    LazyRow row = at(word);
    if (row != null) {
      row.settle(word);
    }
  }

  /** The words of a row are about to be looked at or stored to. */
  void settle(int from, int to) {
    int low = indexOf(from);
    low = low >= 0 && from <= last[low] ? low : low + 1;
    int high = low;
    while (high < size && first[high] <= to) {
      rows[high++].settle();
    }
    if (high > low) {
      move(high, low);
    }
  }

  /** All words are. */
  void settle() {
    for (int row = 0; row < size; row++) {
      rows[row].settle();
    }
    move(size, 0);
  }

  /** A step ends: the words of rows of which it has told nothing are done; answers whether others are left. */
  boolean stepEnds() {
    int left = 0;
    for (int row = 0; row < size; row++) {
      if (rows[row].wasTold()) {
        rows[left] = rows[row];
        first[left] = first[row];
        last[left++] = last[row];
      } else {
        rows[row].settle();
      }
    }
    Arrays.fill(rows, left, size, null);
    size = left;
    return left > 0;
  }

  /** Those from one on are moved to the place of another. */
  private void move(int from, int to) {
    System.arraycopy(rows, from, rows, to, size - from);
    System.arraycopy(first, from, first, to, size - from);
    System.arraycopy(last, from, last, to, size - from);
    int before = size;
    size += to - from;
    if (size < before) {
      Arrays.fill(rows, size, before, null);
    }
  }

  /** Adds a row; those that it overlaps give way to it. */
  void add(LazyRow row) {
    settle(row.low(), row.high());
    if (size == MOST) {
      settle();
    }
    if (size == rows.length) {
      rows = Arrays.copyOf(rows, 2 * size);
      first = Growth.of(first, 2 * size);
      last = Growth.of(last, 2 * size);
    }
    int at = indexOf(row.low()) + 1;
    move(at, at + 1);
    rows[at] = row;
    first[at] = row.low();
    last[at] = row.high();
  }
}
