package org.parcast.recorder.sharing;

import java.io.IOException;
import java.nio.file.Path;

/**
 * What rewritten code calls at every access to an array element or a field, all threads at once and without locks. A block of memory is a part of
 * one array or object, and found by the object's identity hash and the offset. Accesses of one site that stay in a block are counted and told together
 * when the site leaves it. Two threads that touch a block at the same instant may overwrite each other's state, so that an event is lost now and then.
 */
public final class Threads {
  private static final int SHIFT = Long.numberOfTrailingZeros(Long.getLong("parcast.sharing.granularity", 64));
  private static final BlockStates STATES = new BlockStates(Integer.getInteger("parcast.sharing.blocks", 22));

  /** Bytes before the first element, by which indices are shifted. */
  private static final int ARRAY_HEADER = 16;

  private static final int WORD_BITS = 3;
  private static final int WORDS = 7;

  static {
    Runtime.getRuntime().addShutdownHook(new Thread(Threads::write, "parcast-sharing"));
  }

  private Threads() {}

  /**
   * The site, for the thread that calls.
   *
   * @param access twice the number of the site, plus one for a store
   */
  public static Site site(int access) {
    return Counts.current().site(access);
  }

  /** An element of one byte. */
  public static void element1(Object array, int index, Site site) {
    int bytes = index + ARRAY_HEADER;
    site.access(array, bytes >> SHIFT, bytes >> WORD_BITS & WORDS);
  }

  /** An element of two bytes. */
  public static void element2(Object array, int index, Site site) {
    int shorts = index + ARRAY_HEADER / 2;
    site.access(array, shorts >> SHIFT - 1, shorts >> WORD_BITS - 1 & WORDS);
  }

  /** An element of four bytes. */
  public static void element4(Object array, int index, Site site) {
    int ints = index + ARRAY_HEADER / 4;
    site.access(array, ints >> SHIFT - 2, ints >> WORD_BITS - 2 & WORDS);
  }

  /** An element of eight bytes. */
  public static void element8(Object array, int index, Site site) {
    int longs = index + ARRAY_HEADER / 8;
    site.access(array, longs >> SHIFT - WORD_BITS, longs & WORDS);
  }

  /**
   * A field.
   *
   * @param holder the object; the class where the field is static
   * @param offset of the field in it
   */
  public static void field(Object holder, int offset, Site site) {
    site.access(holder, offset >> SHIFT, offset >> WORD_BITS & WORDS);
  }

  /**
   * Accesses of one thread to one block, one after the other: Algorithm 1 of the paper.
   *
   * @param slot place of the block's state
   * @param hash identity hash of the object whose block it is
   * @param words the words of the cache line that were touched, a bit for each
   * @param access twice the site, plus one for stores
   * @param count number of accesses
   */
  static void visit(Counts own, int slot, int hash, int block, int words, int access, int count) {
    long state = STATES.get(slot);
    int newer = BlockStates.newer(state);
    int older = BlockStates.older(state);
    int self = Entry.of(own.thread, words, access & 1);
    if (newer == Entry.NOBODY) {
      STATES.set(slot, hash, block, Entry.NOBODY, self);
    } else if (Entry.sameThread(newer, self)) {
      self = Entry.joined(newer, self);
      if (older != Entry.NOBODY) {
        own.events(older, self, access, count);
      }
      if (newer != self) {
        STATES.set(slot, hash, block, older, self);
      }
    } else {
      if (Entry.sameThread(older, self)) {
        self = Entry.joined(older, self);
      } else if (older != Entry.NOBODY) {
        own.events(older, self, access, 1);
      }
      own.events(newer, self, access, count);
      STATES.set(slot, hash, block, newer, self);
    }
  }

  /** The place of a block's state; {@code guess} where it is there. */
  static int slot(int guess, int hash, int block) {
    return STATES.isAt(guess, hash, block) ? guess : STATES.slot(hash, block);
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
