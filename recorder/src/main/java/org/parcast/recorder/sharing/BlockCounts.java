package org.parcast.recorder.sharing;

import java.lang.reflect.Array;
import org.parcast.recording.MemoryUnits;

/** Visits of a site that jumps about in an array, by block: those to one block wait to be told of as one. */
final class BlockCounts {
  /** Blocks of an array, at most: two bytes each. */
  private static final int MOST = 1 << 19;

  /** Visits, for each block, after which it is worth while to go through all blocks. */
  private static final int WORTH = 8;

  private static final int COUNT = 0xFF;

  /** Of each block the lower half of its {@link Visit}. */
  private short[] blocks = new short[0];

  private int length;
  private int visits;

  /** Number of blocks of an array that is not too large; else, and of anything else, the largest number. */
  static int blocks(Object array) {
    Class<?> element = array == null ? null : array.getClass().getComponentType();
    if (element == null) {
      return Integer.MAX_VALUE;
    }
    long blocks = (MemoryUnits.ARRAY_HEADER + Array.getLength(array) * bytes(element) - 1 >> Visits.SHIFT) + 1;
    return blocks <= MOST ? (int) blocks : Integer.MAX_VALUE;
  }

  private static long bytes(Class<?> element) {
    if (element == long.class || element == double.class) {
      return Long.BYTES;
    } else if (element == char.class || element == short.class) {
      return Short.BYTES;
    }
    return element == byte.class || element == boolean.class ? 1 : Integer.BYTES;
  }

  /** For so many blocks from now on. */
  void begin(int number) {
    length = number;
    if (blocks.length < number) {
      blocks = new short[number];
    }
  }

  /** Adds an access to a word, if there is room. */
  boolean add(int block, int word) {
    return add(Visit.of(block, word));
  }

  /** Adds a visit, if there is room: not for hundreds to one block, nor behind the end, where the access is going to fail. */
  boolean add(long visit) {
    int block = Visit.block(visit);
    if (block < 0 || block >= length) {
      return false;
    }
    int before = blocks[block];
    int count = (before & COUNT) + Visit.count(visit);
    if (count > COUNT || visits == WORTH * length) {
      return false;
    }
    blocks[block] = (short) ((before | (int) visit) & ~COUNT | count);
    visits++;
    return true;
  }

  /** Whether there have been so many visits that it is worth while to go through all blocks. */
  boolean isFull() {
    return visits == WORTH * length;
  }

  /** Number of blocks. */
  int length() {
    return length;
  }

  /** Takes the visits to a block out, as one; 0 for none. */
  long take(int block) {
    long visit = blocks[block] & 0xFFFF;
    if (visit == 0) {
      return 0;
    }
    blocks[block] = 0;
    return Visit.at(block, visit);
  }

  /** All have been taken out. */
  void clear() {
    visits = 0;
  }
}
