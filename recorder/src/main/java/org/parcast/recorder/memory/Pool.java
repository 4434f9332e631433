package org.parcast.recorder.memory;

import java.util.Arrays;
import org.parcast.recorder.run.RunControl;

/**
 * Ints by position, as many as there is memory for. The {@link #near} ones are in one array, which grows by copying; from then on pages are
 * added, so that a large pool never needs room for a copy of itself.
 */
public final class Pool {
  private final int pageBits;

  /** The ints at the first positions. Whoever reads often looks here first, and only where a position is beyond asks {@link #get}. */
  public int[] near;

  private int[][] pages = new int[4][];

  /** @param pageBits ints of a page, as a power of two; up to 30 */
  Pool(int pageBits) {
    this.pageBits = pageBits;
    near = new int[1 << Math.min(16, pageBits)];
  }

  int get(int at) {
    return at < near.length ? near[at] : pages[at >>> pageBits][at & (1 << pageBits) - 1];
  }

  void set(int at, int value) {
    if (at < near.length) {
      near[at] = value;
    } else {
      pages[at >>> pageBits][at & (1 << pageBits) - 1] = value;
    }
  }

  /** Makes room for all positions below {@code size}. */
  void reserve(long size) {
    if (size > Integer.MAX_VALUE) {
      throw RunControl.exhausted(new OutOfMemoryError("more than 2^31 sinks"));
    }
    int page = 1 << pageBits;
    if (size > near.length && near.length < page) {
      near = Growth.of(near, (int) Math.min(page, Math.max(size, near.length + (near.length >> 1))));
    }
    for (int next = 1; (long) next << pageBits < size; next++) {
      if (next >= pages.length) {
        pages = Arrays.copyOf(pages, 2 * next);
      }
      if (pages[next] == null) {
        pages[next] = Growth.of(new int[0], page);
      }
    }
  }
}
