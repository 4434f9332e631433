package org.parcast.recorder.sharing;

/**
 * A place of the program that accesses memory, as one thread passes it. Counts accesses that stay in a block, and tells of them together; where it
 * strides through memory in a loop, tells of all when the loop has ended.
 */
public final class Site {
  /** Accesses after which a site tells of a block that it has not left: other threads may be waiting to be noticed. */
  private static final int PATIENCE = 128;

  private static final int WORD_BYTES = 8;

  private final Counts own;
  private final int access;
  private Object holder;
  private int block;
  private int hash;
  private int slot;
  private int words;
  private int pending;

  /** Where the first two iterations of a loop with strides went, bytes from the start of the holder. */
  private long first;

  private long second;

  Site(Counts own, int access) {
    this.own = own;
    this.access = access;
  }

  /** An access to a word of a block. */
  void access(Object of, int blockNow, int word) {
    if (of == holder && blockNow == block && pending < PATIENCE) {
      pending++;
      words |= 1 << word;
    } else {
      enter(of, blockNow, word);
    }
  }

  private void enter(Object of, int blockNow, int word) {
    tell();
    if (of != holder) {
      holder = of;
      hash = System.identityHashCode(of);
    }
    // Blocks of one object lie side by side.
    slot += blockNow - block;
    block = blockNow;
    pending = 1;
    words = 1 << word;
  }

  /** Tells of what was counted since the block was entered, or last told of. */
  void tell() {
    if (pending > 0) {
      slot = Visits.visit(own, slot, hash, block, words, access, 0, pending);
      pending = 0;
    }
  }

  // ---- loops with strides

  /** The access of iteration {@code n}, 1 or 2. */
  void note(Object of, long bytes, int n) {
    if (n == 1) {
      if (of != holder) {
        holder = of;
        hash = System.identityHashCode(of);
      }
      first = bytes;
    } else {
      second = bytes;
    }
  }

  /** The loop has made {@code n} iterations in one array; {@code load}, unless 0, is an access that has loaded the same elements before. */
  void ran(int n, int load) {
    long stride = n > 1 ? second - first : 0;
    if (stride > 0 && stride <= WORD_BYTES && (stride & stride - 1) == 0) {
      int bits = Long.numberOfTrailingZeros(stride);
      long end = first + ((long) n << bits);
      slot = Visits.sweep(own, slot + Visits.block(first) - block, hash, first, end, bits, access, load);
      block = Visits.block(end - 1);
      return;
    }
    Object array = holder;
    long at = first;
    if (load != 0) {
      Site loading = own.site(load);
      loading.note(array, at, 1);
      loading.note(array, second, 2);
      loading.ran(n, 0);
    }
    for (int t = 0; t < n; t++, at += stride) {
      access(array, Visits.block(at), Visits.word(at));
    }
    tell();
  }

  /** The loop has made {@code n} iterations, each in a row of its own, which the other site has loaded. */
  void ran(Site rows, int n) {
    Object[] all = (Object[]) rows.holder;
    long row = rows.first;
    long step = n > 1 ? rows.second - row : 0;
    long at = first;
    long stride = n > 1 ? second - at : 0;
    for (int t = 0; t < n; t++, at += stride, row += step) {
      access(all[Threads.rowAt(row)], Visits.block(at), Visits.word(at));
    }
    tell();
  }
}
