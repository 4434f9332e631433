package org.parcast.partition.io;

import java.util.Arrays;

/** A growing array of integers. It grows with what is really in a file, not with what the header promises. */
final class IntArray {
  private int[] values;
  private int size;

  IntArray(long expected) {
    values = new int[(int) Math.min(Math.max(expected, 16), 1 << 20)];
  }

  void add(int value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, (int) Math.min(Integer.MAX_VALUE - 8L, size * 2L));
    }
    values[size++] = value;
  }

  int size() {
    return size;
  }

  /** The values from {@code begin} on. */
  int[] copy(int begin) {
    return Arrays.copyOfRange(values, begin, size);
  }

  int get(int index) {
    return values[index];
  }

  int[] toArray() {
    return Arrays.copyOf(values, size);
  }
}
