package org.parcast.analyses.mimicry;

import java.util.Arrays;

/** What a thread executes of a region: parts of runs, each a place in the buffer, the first execution and their number. */
final class Pieces {
  private long[] data = new long[96];
  private int size;

  void clear() {
    size = 0;
  }

  void add(int run, long first, long count) {
    if (3 * size == data.length) {
      data = Arrays.copyOf(data, 2 * data.length);
    }
    data[3 * size] = run;
    data[3 * size + 1] = first;
    data[3 * size + 2] = count;
    size++;
  }

  int size() {
    return size;
  }

  int run(int piece) {
    return (int) data[3 * piece];
  }

  long first(int piece) {
    return data[3 * piece + 1];
  }

  long count(int piece) {
    return data[3 * piece + 2];
  }
}
