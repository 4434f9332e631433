package org.parcast.recorder;

import java.util.Arrays;

/**
 * What a register of the traced program holds where that is known only at run time: the values that it was computed from, each as often as
 * it was used, or a copy of one value. A register holds its values: they stay alive while it may still be stored.
 */
public final class Register {
  /** Registers with fewer sources keep each as often as it was used. */
  private static final int JOINED = 256;

  private static final int MOST_REPEATED = 1 << 20;

  int[] source = new int[4];
  int size;

  /** Uses of sources beyond those in {@link #source}, as far as they are counted. */
  int repeated;

  /** Whether something was computed; a register with one source and no computation is a copy of it. */
  boolean computed;

  /** The value that was born when this was stored, 0 before: stored again, it is copied. */
  int stored;

  /** The site of its gathering, if that has ended: used again, it becomes a value of its own. 0 else. */
  int gathered;

  /** Whether it does not hold its values, as nothing can end them while it needs them. */
  boolean borrows;

  /** Whether there is no room for another source, though there may be where those that occur more than once are joined. */
  boolean isFull() {
    return size == source.length && size >= JOINED;
  }

  void append(int value) {
    if (size == source.length) {
      source = Growth.of(source, 2 * size);
    }
    source[size++] = value;
  }

  /** Forgets what it was computed from; what it holds has been let go, or was never held. */
  void drop() {
    size = 0;
    repeated = 0;
    computed = false;
    gathered = 0;
  }

  /** Counts further uses of sources that are there already. */
  void repeat(int uses) {
    repeated = Math.min(repeated + uses, MOST_REPEATED);
  }

  /** How many uses of values the register was computed from. */
  int uses() {
    return size + repeated;
  }

  /**
   * Keeps the first occurrence of every source; the others are counted. Registers of a loop that are each computed from all others would
   * else have twice as many sources in every iteration.
   *
   * @return the sources that are no longer there
   */
  int[] join() {
    LongIntMap seen = new LongIntMap(2 * size);
    int[] dropped = Growth.of(new int[0], size);
    int kept = 0;
    int drops = 0;
    for (int i = 0; i < size; i++) {
      if (seen.get(source[i]) == 0) {
        seen.put(source[i], 1);
        source[kept++] = source[i];
      } else {
        dropped[drops++] = source[i];
      }
    }
    size = kept;
    repeat(drops);
    computed |= drops > 0;
    if (kept > source.length / 2) {
      source = Growth.of(source, 2 * source.length);
    }
    return Arrays.copyOf(dropped, drops);
  }

  boolean isCopy() {
    return size == 1 && !computed;
  }
}
