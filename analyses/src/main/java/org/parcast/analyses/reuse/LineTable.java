package org.parcast.analyses.reuse;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;

/** A whole number of 0 or more for each line, 0 at the start. Lines that lie together stand together, in pages, as they are used together. */
final class LineTable {
  private static final int PAGE_SHIFT = 10;
  private static final int PAGE = 1 << PAGE_SHIFT;
  private static final int RECENT = 64;

  private final Long2ObjectOpenHashMap<int[]> pages = new Long2ObjectOpenHashMap<>();

  /** Pages that were used of late, by the low bits of their number. */
  private final int[][] recent = new int[RECENT][];

  private final long[] recentNumbers = new long[RECENT];

  int get(long line) {
    return page(line)[(int) line & PAGE - 1];
  }

  void set(long line, int value) {
    page(line)[(int) line & PAGE - 1] = value;
  }

  private int[] page(long line) {
    long number = line >>> PAGE_SHIFT;
    int at = (int) number & RECENT - 1;
    if (recent[at] == null || recentNumbers[at] != number) {
      recent[at] = pages.computeIfAbsent(number, page -> new int[PAGE]);
      recentNumbers[at] = number;
    }
    return recent[at];
  }
}
