package org.parcast.recorder.sharing;

/** A place of the program that accesses memory, as one thread passes it. Counts accesses that stay in a block, and tells of them together. */
public final class Site {
  /** Accesses after which a site tells of a block that it has not left: other threads may be waiting to be noticed. */
  private static final int PATIENCE = 128;

  private final Counts own;
  private final int access;
  private Object holder;
  private int block;
  private int hash;
  private int slot;
  private int words;
  private int pending;

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
      slot = Threads.slot(slot, hash, block);
      Threads.visit(own, slot, hash, block, words, access, pending);
      pending = 0;
    }
  }
}
