package org.parcast.analyses.valueflow.count;

/** The time of a rank: until when it works, and when it has nothing to do before. */
final class RankTime {
  /** Of more gaps the oldest are forgotten: little is left that could fill them. */
  private static final int GAPS = 64;

  private final long[] from = new long[GAPS];
  private final long[] to = new long[GAPS];
  private int gaps;
  private long end;
  private int messages;

  /** When the rank has done all that it was given. */
  long end() {
    return end;
  }

  /** How many messages follow each other before that. */
  int messages() {
    return messages;
  }

  void messages(int before) {
    messages = before;
  }

  /** Finds the first time from {@code ready} on in which the rank has nothing to do for so long, and fills it; answers where it begins. */
  long place(long ready, long length) {
    for (int gap = 0; gap < gaps; gap++) {
      long start = Math.max(from[gap], ready);
      if (start + length <= to[gap]) {
        fill(gap, start, start + length);
        return start;
      }
    }
    long start = Math.max(end, ready);
    if (start > end) {
      insert(gaps, end, start);
    }
    end = start + length;
    return start;
  }

  private void fill(int gap, long start, long stop) {
    long after = to[gap];
    to[gap] = start;
    boolean before = start > from[gap];
    if (stop < after && before) {
      insert(gap + 1, stop, after);
    } else if (stop < after) {
      from[gap] = stop;
      to[gap] = after;
    } else if (!before) {
      remove(gap);
    }
  }

  private void insert(int at, long start, long stop) {
    int place = at;
    if (gaps == GAPS) {
      remove(0);
      place = Math.max(0, at - 1);
    }
    System.arraycopy(from, place, from, place + 1, gaps - place);
    System.arraycopy(to, place, to, place + 1, gaps - place);
    from[place] = start;
    to[place] = stop;
    gaps++;
  }

  private void remove(int gap) {
    gaps--;
    System.arraycopy(from, gap + 1, from, gap, gaps - gap);
    System.arraycopy(to, gap + 1, to, gap, gaps - gap);
  }
}
