package org.parcast.analyses.cache;

import java.util.Arrays;

/**
 * One cache: sets of lines in the order of their last use, the most recent first. A set is a ring that begins at its most recent line: a new
 * line takes the place of the one used least recently, which lies just before, and nothing moves.
 */
final class SetAssociativeCache {
  private static final long NONE = -1;

  private final int sets;
  private final int mask;
  private final int ways;
  private final long[] lines;

  /** By set, the way of its most recent line. */
  private final int[] heads;

  SetAssociativeCache(CacheLevel level) {
    sets = level.sets();
    mask = Integer.bitCount(sets) == 1 ? sets - 1 : -1;
    ways = level.ways();
    lines = new long[sets * ways];
    heads = new int[sets];
    Arrays.fill(lines, NONE);
  }

  /** Uses the line; answers whether it was there. */
  boolean use(long line) {
    int set = setOf(line);
    int first = set * ways;
    int head = heads[set];
    long[] all = lines;
    if (all[first + head] == line) {
      return true;
    }
    int at = find(line, first, head);
    int least = head == 0 ? ways - 1 : head - 1;
    if (at < 0 || at == least) {
      all[first + least] = line;
      heads[set] = least;
      return at >= 0;
    }
    while (at != head) {
      int before = at == 0 ? ways - 1 : at - 1;
      all[first + at] = all[first + before];
      at = before;
    }
    all[first + head] = line;
    return true;
  }

  /** The way that holds the line, looked for from the one after the most recent; -1 where none does. */
  private int find(long line, int first, int head) {
    long[] all = lines;
    for (int at = first + head + 1; at < first + ways; at++) {
      if (all[at] == line) {
        return at - first;
      }
    }
    for (int at = first; at <= first + head; at++) {
      if (all[at] == line) {
        return at - first;
      }
    }
    return -1;
  }

  /** Takes the line out; answers whether it was there. The room that it leaves is filled before another line goes. */
  boolean remove(long line) {
    int set = setOf(line);
    int first = set * ways;
    int head = heads[set];
    int at = find(line, first, head);
    if (at < 0) {
      return false;
    }
    int least = head == 0 ? ways - 1 : head - 1;
    while (at != least) {
      int after = at == ways - 1 ? 0 : at + 1;
      lines[first + at] = lines[first + after];
      at = after;
    }
    lines[first + least] = NONE;
    return true;
  }

  private int setOf(long line) {
    return mask >= 0 ? (int) line & mask : (int) Long.remainderUnsigned(line, sets);
  }
}
