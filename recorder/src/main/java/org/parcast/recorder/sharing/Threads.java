package org.parcast.recorder.sharing;

import java.io.IOException;
import java.nio.file.Path;

/**
 * What rewritten code calls at every access to an array element or a field, all threads at once and without locks. A block of memory is a part of
 * one array or object: the block's state is found by the object's identity hash and the offset. Two threads that touch a block at the same instant
 * may overwrite each other's state, so that an event is lost now and then.
 */
public final class Threads {
  private static final int SHIFT = Long.numberOfTrailingZeros(Long.getLong("parcast.sharing.granularity", 64));
  private static final BlockStates STATES = new BlockStates(Integer.getInteger("parcast.sharing.blocks", 22));
  private static final int ARRAY_HEADER = 16;
  private static final int WORD_BITS = 3;
  private static final int WORDS = 7;

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(Threads::write, "parcast-sharing"));
  }

  private Threads() {}

  /** An element of one byte. */
  public static void element1(Object array, int index, int access) {
    touch(array, ARRAY_HEADER + (long) index, access);
  }

  /** An element of two bytes. */
  public static void element2(Object array, int index, int access) {
    touch(array, ARRAY_HEADER + ((long) index << 1), access);
  }

  /** An element of four bytes. */
  public static void element4(Object array, int index, int access) {
    touch(array, ARRAY_HEADER + ((long) index << 2), access);
  }

  /** An element of eight bytes. */
  public static void element8(Object array, int index, int access) {
    touch(array, ARRAY_HEADER + ((long) index << 3), access);
  }

  /**
   * A field.
   *
   * @param holder the object; the class where the field is static
   * @param offset of the field in it
   * @param access twice the site, plus one for a store
   */
  public static void field(Object holder, int offset, int access) {
    touch(holder, offset, access);
  }

  private static void touch(Object holder, long offset, int access) {
    Counts own = Counts.current();
    int hash = System.identityHashCode(holder);
    long block = offset >>> SHIFT;
    int slot = STATES.slot(hash, block);
    long state = STATES.get(slot);
    int newer = BlockStates.newer(state);
    int older = BlockStates.older(state);
    int self = Entry.of(own.thread, 1 << ((int) (offset >>> WORD_BITS) & WORDS), access & 1);
    if (newer == Entry.NOBODY) {
      STATES.set(slot, hash, block, Entry.NOBODY, self);
    } else if (Entry.sameThread(newer, self)) {
      self = Entry.joined(newer, self);
      if (older != Entry.NOBODY) {
        own.event(older, self, access);
      }
      if (newer != self) {
        STATES.set(slot, hash, block, older, self);
      }
    } else {
      if (Entry.sameThread(older, self)) {
        self = Entry.joined(older, self);
      } else if (older != Entry.NOBODY) {
        own.event(older, self, access);
      }
      own.event(newer, self, access);
      STATES.set(slot, hash, block, newer, self);
    }
  }

  private static void write() {
    String file = System.getProperty("parcast.sharing");
    if (file != null) {
      try {
        Counts.write(Path.of(file), 1L << SHIFT);
      } catch (IOException e) {
        System.err.println("parcast: " + file + " can't be written: " + e.getMessage());
      }
    }
  }
}
