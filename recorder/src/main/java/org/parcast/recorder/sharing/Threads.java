package org.parcast.recorder.sharing;

import java.io.IOException;
import java.nio.file.Path;
import org.parcast.recording.MemoryUnits;

/**
 * What rewritten code calls at every access to an array element or a field, all threads at once and without locks. A block of memory is a part of
 * one array or object; the state of it is found in the object, or by its identity hash and the offset. Accesses of one site that stay in a block are
 * counted and told together when the site leaves it, and those of a loop that strides through memory when the loop has ended.
 */
public final class Threads {
  private static final int SHIFT = Visits.SHIFT;

  private static final int WORDS = 7;
  private static final int INT_BITS = 2;

  private Threads() {}

  /** What the thread that calls counts in. */
  public static ThreadCounts counts() {
    return Registry.current();
  }

  /**
   * The thread starts another one, waits for one or wakes it, hands something on, gives a lock back, or has done a task: what it has accessed comes before
   * what others access from now on.
   */
  public static void meet() {
    ThreadCounts own = Registry.known();
    if (own != null) {
      own.catchUp();
    }
  }

  /** The thread has waited for another to end: what that one has accessed comes before what this one accesses from now on. */
  public static void joined() {
    Registry.settleEnded();
  }

  /** An element of one byte. */
  public static void element1(Object array, int index, AccessSite site) {
    int bytes = index + MemoryUnits.ARRAY_HEADER;
    site.access(array, bytes >> SHIFT, bytes >> MemoryUnits.WORD_BITS & WORDS);
  }

  /** An element of two bytes. */
  public static void element2(Object array, int index, AccessSite site) {
    int shorts = index + MemoryUnits.ARRAY_HEADER / 2;
    site.access(array, block(shorts, 1), shorts >> MemoryUnits.WORD_BITS - 1 & WORDS);
  }

  /** An element of four bytes. */
  public static void element4(Object array, int index, AccessSite site) {
    int ints = index + MemoryUnits.ARRAY_HEADER / 4;
    site.access(array, block(ints, 2), ints >> MemoryUnits.WORD_BITS - 2 & WORDS);
  }

  /** An element of eight bytes. */
  public static void element8(Object array, int index, AccessSite site) {
    int longs = index + MemoryUnits.ARRAY_HEADER / 8;
    site.access(array, block(longs, MemoryUnits.WORD_BITS), longs & WORDS);
  }

  /** The block of an element of {@code 1 << bits} bytes; where blocks are smaller, that of its first byte. */
  private static int block(int elements, int bits) {
    return SHIFT >= bits ? elements >> SHIFT - bits : elements << bits - SHIFT;
  }

  /**
   * A field.
   *
   * @param holder the object; the class where the field is static
   * @param offset of the field in it
   */
  public static void field(Object holder, int offset, AccessSite site) {
    site.access(holder, offset >> SHIFT, offset >> MemoryUnits.WORD_BITS & WORDS);
  }

  /** A load of a field that is stored to only where objects are made and the program is set up: threads have no word in common by it. */
  public static void fixedField(Object holder, int offset, AccessSite site) {
    site.access(holder, offset >> SHIFT, Visit.NO_WORD);
  }

  /**
   * A field in the first block of an object that holds the block's state.
   *
   * @param holder null, where the access is going to fail
   * @param word the bit of the field's word in its line, 0 for a load of one that is fixed
   */
  public static void object(Watched holder, int word, AccessSite site) {
    if (holder != null) {
      site.object(holder, word, 1);
    }
  }

  // ---- loads that touch memory only the first time that a loop executes them, and how often it has before

  /** An element of one byte. */
  public static void first1(Object array, int index, int before, AccessSite site) {
    if (before == 0) {
      element1(array, index, site);
    }
  }

  /** An element of two bytes. */
  public static void first2(Object array, int index, int before, AccessSite site) {
    if (before == 0) {
      element2(array, index, site);
    }
  }

  /** An element of four bytes. */
  public static void first4(Object array, int index, int before, AccessSite site) {
    if (before == 0) {
      element4(array, index, site);
    }
  }

  /** An element of eight bytes. */
  public static void first8(Object array, int index, int before, AccessSite site) {
    if (before == 0) {
      element8(array, index, site);
    }
  }

  /** A field. */
  public static void firstField(Object holder, int offset, int before, AccessSite site) {
    if (before == 0) {
      field(holder, offset, site);
    }
  }

  /** A field that is fixed. */
  public static void firstFixedField(Object holder, int offset, int before, AccessSite site) {
    if (before == 0) {
      fixedField(holder, offset, site);
    }
  }

  /** A field in the first block of an object that holds the block's state. */
  public static void firstObject(Watched holder, int word, int before, AccessSite site) {
    if (before == 0) {
      object(holder, word, site);
    }
  }

  // ---- loops with strides: the first two iterations are noted, all told of at the end

  /** An element of one byte, in iteration {@code n} of a loop, from 1 on. */
  public static void strided1(Object array, int index, int n, AccessSite site) {
    strided(array, index, 0, n, site);
  }

  /** An element of two bytes. */
  public static void strided2(Object array, int index, int n, AccessSite site) {
    strided(array, index, 1, n, site);
  }

  /** An element of four bytes. */
  public static void strided4(Object array, int index, int n, AccessSite site) {
    strided(array, index, 2, n, site);
  }

  /** An element of eight bytes. */
  public static void strided8(Object array, int index, int n, AccessSite site) {
    strided(array, index, MemoryUnits.WORD_BITS, n, site);
  }

  private static void strided(Object array, int index, int bits, int n, AccessSite site) {
    if (n <= 2) {
      site.strides().note(array, MemoryUnits.ARRAY_HEADER + ((long) index << bits), n);
    }
  }

  /** A field. */
  public static void stridedField(Object holder, int offset, int n, AccessSite site) {
    if (n <= 2) {
      site.strides().note(holder, offset, n);
    }
  }

  /** A load of a field that is fixed. */
  public static void stridedFixedField(Object holder, int offset, int n, AccessSite site) {
    if (n <= 2) {
      site.strides().noteFixed(holder, offset, n);
    }
  }

  /** A field in the first block of an object that holds the block's state. */
  public static void stridedObject(Watched holder, int word, int n, AccessSite site) {
    if (n == 1) {
      site.strides().note(holder, word);
    }
  }

  /** A loop with strides, in which the site accessed an array or object, has ended after {@code n} iterations. */
  public static void ran(AccessSite site, int n) {
    if (n > 0) {
      site.strides().ran(n);
    }
  }

  /** The same where {@code rows} has loaded a row or object in each iteration and {@code site} accessed an element or field of it. */
  public static void ranInRows(AccessSite site, AccessSite rows, int n) {
    if (n > 0) {
      site.strides().ran(rows, n);
    }
  }

  /** The same where the site accessed a field of one object that holds its block's state. */
  public static void ranOnObject(AccessSite site, int n) {
    if (n > 0) {
      site.strides().ranOnObject(n);
    }
  }

  /** The same where {@code rows} has loaded such an object in each iteration. */
  public static void ranOnObjects(AccessSite site, AccessSite rows, int n) {
    if (n > 0) {
      site.strides().ranOnObjects(rows, n);
    }
  }

  /** The same where {@code indices} has loaded an index in each iteration and {@code site} accessed the element there, of one byte. */
  public static void gathered1(AccessSite site, AccessSite indices, int n) {
    gathered(site, indices, n, 0);
  }

  /** The same, elements of two bytes. */
  public static void gathered2(AccessSite site, AccessSite indices, int n) {
    gathered(site, indices, n, 1);
  }

  /** The same, elements of four bytes. */
  public static void gathered4(AccessSite site, AccessSite indices, int n) {
    gathered(site, indices, n, 2);
  }

  /** The same, elements of eight bytes. */
  public static void gathered8(AccessSite site, AccessSite indices, int n) {
    gathered(site, indices, n, MemoryUnits.WORD_BITS);
  }

  private static void gathered(AccessSite site, AccessSite indices, int n, int bits) {
    if (n > 0) {
      site.strides().gathered(indices, n, bits);
    }
  }

  /** Index of the reference or int that lies so many bytes from the start of its array. */
  static int rowAt(long bytes) {
    return (int) (bytes - MemoryUnits.ARRAY_HEADER >> INT_BITS);
  }

  /** Writes what was counted, if the threads were watched and any has touched memory. */
  public static void write() throws IOException {
    String file = System.getProperty("parcast.sharing");
    if (file != null) {
      Streams.close();
      Registry.write(Path.of(file), 1L << SHIFT);
    }
  }
}
