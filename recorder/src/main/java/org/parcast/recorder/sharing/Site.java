package org.parcast.recorder.sharing;

/** A place of the program that accesses memory, as one thread passes it. Remembers the block that it is in. */
public final class Site {
  private final Counts own;
  private final int access;
  private Object holder;
  private int block;
  private int words;
  private int pending;

  Site(Counts own, int access) {
    this.own = own;
    this.access = access;
  }

  /** An access to a word of a block. */
  void access(Object of, int blockNow, int word) {
    if (of == holder && blockNow == block) {
      pending++;
      words |= 1 << word;
    } else {
      enter(of, blockNow, word);
    }
  }

  private void enter(Object of, int blockNow, int word) {
    tell();
    holder = of;
    block = blockNow;
    Threads.visit(own, of, blockNow, 1 << word, access, 1);
  }

  /** Tells what was counted in the block since it was entered. */
  void tell() {
    if (pending > 0) {
      Threads.visit(own, holder, block, words, access, pending);
      pending = 0;
    }
    words = 0;
  }
}
