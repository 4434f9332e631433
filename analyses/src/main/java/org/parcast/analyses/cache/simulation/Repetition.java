package org.parcast.analyses.cache.simulation;

import java.util.Arrays;
import org.parcast.analyses.trace.StridedRun;

/**
 * Recognises a phrase of loops that comes again line for line, as an inner loop's does while the outer one's index moves within lines, and foretells
 * its misses. A cache that replaces the least recently used line is after a phrase's second time as after its first: the lines of the phrase in
 * the order of their last use, then those from before it. So the nearest level's misses are the same from the second time on, those of the level
 * behind it, which sees the same misses from then on, from the third, and so forth: with n levels all later times are as the one with number n + 1.
 */
final class Repetition {
  /** Loops of a phrase, at most. */
  private static final int LONGEST = 8;

  /** Of a loop that is worth it: references, at least. */
  private static final int WORTHWHILE = 64;

  /** Where so many loops in a row are like none of those before them, so many others go by without a look. */
  private static final int PATIENCE = 32;

  private static final int PAUSE = 256;

  private final SimulatedHierarchy hierarchy;
  private final SimulatedLoop loop;

  /** How often a phrase is executed before its misses are counted. */
  private final int before;

  /** The last loops, the next one's place being {@link #next}. */
  private final StridedRun[] last = new StridedRun[2 * LONGEST];

  private int next;

  /** By length of a phrase, how many loops in a row were the same as the one so far before; never more than there are. */
  private final long[] same = new long[LONGEST + 1];

  private int known;

  /** Loops of the phrase that is being counted or foretold, 0 for none. */
  private int period;

  private int[] sites = {};
  private long[] counted = {};
  private boolean foretelling;

  /** Loops in a row that were like none before them. */
  private int unlike;

  /** Loops that go by without a look from now on. */
  private int passing;

  /** Loops at the end of {@link #last} that were not executed, as they began what may be the phrase's next time. */
  private int waiting;

  Repetition(SimulatedHierarchy hierarchy, SimulatedLoop loop) {
    this.hierarchy = hierarchy;
    this.loop = loop;
    before = Math.max(2, hierarchy.levels().length);
    Arrays.setAll(last, i -> new StridedRun());
  }

  /** Executes the loop, at once or later, or counts what it would come to. */
  void execute(StridedRun run) {
    if (passing > 0) {
      passing--;
      loop.execute(run);
      return;
    }
    if (run.count() > 1 && run.count() * run.size() < WORTHWHILE) {
      interrupt();
      loop.execute(run);
      return;
    }
    begin();
    if (foretelling && !run.touchesSameLines(ago(period), hierarchy.smallestShift())) {
      catchUp();
    }
    note(run);
    if (foretelling) {
      waiting++;
      if (waiting == period) {
        hierarchy.add(sites, counted);
        waiting = 0;
      }
    } else {
      loop.execute(run);
      pause();
    }
  }

  /** Looks away for a while where nothing comes again. */
  private void pause() {
    if (unlike == PATIENCE) {
      interrupt();
      unlike = 0;
      passing = PAUSE;
    }
  }

  /** Whether what comes next may belong to a phrase: one begins with a loop that is worth it. */
  boolean isWatching() {
    return known > 0;
  }

  /** Something comes that is no loop. */
  void interrupt() {
    if (known > 0) {
      catchUp();
      known = 0;
      Arrays.fill(same, 0);
    }
  }

  /** Executes what waits. */
  private void catchUp() {
    for (int ago = waiting; ago > 0; ago--) {
      loop.execute(ago(ago));
    }
    waiting = 0;
    foretelling = false;
    period = 0;
  }

  private StridedRun ago(int loops) {
    return last[next - loops & last.length - 1];
  }

  /** Begins to count a phrase, or to foretell it, where it has come often enough. */
  private void begin() {
    if (period > 0 && same[period] < (before - 1L) * period) {
      period = 0;
    }
    if (!foretelling && period > 0 && same[period] == (long) before * period) {
      long[] now = hierarchy.countsOf(sites);
      Arrays.setAll(counted, i -> now[i] - counted[i]);
      foretelling = true;
    }
    for (int length = LONGEST; length > 0 && period == 0; length--) {
      if (same[length] == (before - 1L) * length) {
        period = length;
        sites = sitesOf(length);
        counted = hierarchy.countsOf(sites);
      }
    }
  }

  private int[] sitesOf(int length) {
    int[] found = new int[16];
    int count = 0;
    for (int back = length; back > 0; back--) {
      StridedRun run = ago(back);
      for (int k = 0; k < run.size(); k++) {
        int site = run.site(k);
        int at = 0;
        while (at < count && found[at] != site) {
          at++;
        }
        if (at == count) {
          found = count == found.length ? Arrays.copyOf(found, 2 * count) : found;
          found[count++] = site;
        }
      }
    }
    return Arrays.copyOf(found, count);
  }

  private void note(StridedRun run) {
    unlike++;
    for (int length = 1; length <= LONGEST; length++) {
      same[length] = length <= known && run.touchesSameLines(ago(length), hierarchy.smallestShift()) ? same[length] + 1 : 0;
      unlike = same[length] > 0 ? 0 : unlike;
    }
    last[next].become(run);
    next = next + 1 & last.length - 1;
    known = Math.min(LONGEST, known + 1);
  }
}
