package org.parcast.recording;

import java.util.Arrays;
import org.parcast.recording.file.PagedInts;

/** Counts by net from 0 up, most of them small. */
final class Counts {
  /** The count, or the complemented place of one of 2^31 and more. */
  private final PagedInts counts = new PagedInts();

  private long[] large = new long[0];

  Counts(long... all) {
    for (int n = 0; n < all.length; n++) {
      set(n, all[n]);
    }
  }

  long get(int net) {
    int count = counts.get(net);
    return count >= 0 ? count : large[~count];
  }

  void pack() {
    counts.pack();
  }

  /** Sets a count, once. */
  void set(int net, long count) {
    if (count <= Integer.MAX_VALUE) {
      counts.set(net, (int) count);
    } else {
      large = Arrays.copyOf(large, large.length + 1);
      large[large.length - 1] = count;
      counts.set(net, ~(large.length - 1));
    }
  }
}
