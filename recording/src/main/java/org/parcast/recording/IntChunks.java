package org.parcast.recording;

import java.util.Arrays;

/** Whole numbers that come one after the other, nobody knows how many: kept in pieces, since an array that grows is copied again and again. */
final class IntChunks {
  /** Pieces of 1 MiB: what the last one has to spare is little beside millions of nets. */
  private static final int BITS = 18;
  private static final int CHUNK = 1 << BITS;

  private int[][] chunks = new int[1][];
  private int size;

  void add(int number) {
    int chunk = size >>> BITS;
    if (chunk == chunks.length) {
      chunks = Arrays.copyOf(chunks, 2 * chunk);
    }
    if (chunks[chunk] == null) {
      chunks[chunk] = new int[chunk == 0 ? 1 << 10 : CHUNK];
    }
    int at = size & CHUNK - 1;
    if (at == chunks[chunk].length) {
      chunks[chunk] = Arrays.copyOf(chunks[chunk], Math.min(CHUNK, 2 * at)); // the first one: most recordings are small
    }
    chunks[chunk][at] = number;
    size++;
  }

  /** All of them; none are left here. */
  int[] take() {
    int[] all = new int[size];
    for (int from = 0; from < size; from += CHUNK) {
      System.arraycopy(chunks[from >>> BITS], 0, all, from, Math.min(CHUNK, size - from));
      chunks[from >>> BITS] = null;
    }
    size = 0;
    return all;
  }
}
