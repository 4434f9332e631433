package org.parcast.recorder.sharing;

import java.lang.reflect.Array;
import org.parcast.recording.MemoryUnits;

/** How often a loop has touched each word of an array, where it has touched more of them than once: blocks are then visited once, not for each access. */
final class WordCounts {
  private static final int HEADER_WORDS = 2;
  private static final int MOST = 1 << 20;

  private int[] counts = new int[0];
  private int words;

  /** Whether a loop of {@code n} iterations touches enough of an array's elements, {@code 1 << bits} bytes each. */
  static boolean suits(Object array, int bits, int n) {
    int words = words(array, bits);
    return words <= n >> 1 && words <= MOST && Visits.SHIFT >= MemoryUnits.WORD_BITS;
  }

  private static int words(Object array, int bits) {
    return HEADER_WORDS + (int) (((long) Array.getLength(array) << bits) >> MemoryUnits.WORD_BITS) + 1;
  }

  /**
   * Counts accesses to {@code array}; indices that it does not have, as they were changed since, are left out.
   *
   * @param indices where the loop has loaded its indices from, {@code n} of them from {@code index} on, {@code step} apart
   * @param added to each index, bytes
   */
  void gather(Object array, int bits, int[] indices, int index, int step, int n, long added) {
    words = words(array, bits);
    if (counts.length < words) {
      counts = new int[words];
    }
    int[] all = counts;
    for (int t = 0, at = index; t < n; t++, at += step) {
      long word = added + ((long) indices[at] << bits) >> MemoryUnits.WORD_BITS;
      if (word >= 0 && word < words) {
        all[(int) word]++;
      }
    }
  }

  /**
   * Tells of what was counted; see {@link Visits#jump}.
   *
   * @param offset how far the places of the blocks' states lie from their numbers
   * @return the same, as it was found
   */
  int tell(ThreadCounts own, SteadyQueues steady, int offset, long key, int access, int load) {
    int bits = Visits.SHIFT - MemoryUnits.WORD_BITS;
    int found = offset;
    for (int from = 0; from < words; from += 1 << bits) {
      int touched = 0;
      int count = 0;
      for (int word = from; word < Math.min(words, from + (1 << bits)); word++) {
        if (counts[word] > 0) {
          touched |= 1 << Visits.word((long) word << MemoryUnits.WORD_BITS);
          count += counts[word];
          counts[word] = 0;
        }
      }
      if (count > 0) {
        int block = from >> bits;
        found = Visits.jump(own, steady, found + block, key, block, touched, access, load, count) - block;
      }
    }
    return found;
  }
}
