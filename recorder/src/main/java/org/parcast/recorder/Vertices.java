package org.parcast.recorder;

import java.util.BitSet;
import org.parcast.recorder.format.Nets;

/**
 * What is known of each vertex of the value communication graph: where its next value's set of sinks starts, how many values in a row had
 * the last one's, when a value was last born there, what it computed, and the word that its values were first copied into.
 */
final class Vertices {
  int[] start = new int[1 << 12];
  int[] lastSet = new int[1 << 12];
  int[] lastCount = new int[1 << 12];
  int[] stamp = new int[1 << 12];
  int[] weight = new int[1 << 12];
  int[] site = new int[1 << 12];
  int[] copiedTo = new int[1 << 12];

  /** Words of scratch and of the many small things that a step makes: what is copied into them has its owner elsewhere. */
  final BitSet shortLived = new BitSet();

  /** Registers, static fields, and the words of objects of which there is but one: where a branch tests one, every rank needs it. */
  final BitSet scalar = new BitSet();

  private int used = Nets.FIRST_VERTEX;

  /** New vertices; answers the first. */
  int allocate(int count) {
    int first = used;
    long needed = (long) used + count;
    if (needed > Integer.MAX_VALUE - 16) {
      throw new OutOfMemoryError("more than 2^31 words");
    }
    if (needed > copiedTo.length) {
      int length = (int) Math.min(Integer.MAX_VALUE - 16, Math.max(needed, start.length + (start.length >> 1)));
      start = Growth.of(start, length);
      lastSet = Growth.of(lastSet, length);
      lastCount = Growth.of(lastCount, length);
      stamp = Growth.of(stamp, length);
      weight = Growth.of(weight, length);
      site = Growth.of(site, length);
      copiedTo = Growth.of(copiedTo, length);
    }
    used = (int) needed;
    return first;
  }

  /** One more than the largest vertex. */
  int size() {
    return used;
  }
}
