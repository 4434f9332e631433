package org.parcast.analyses.cache.repeated;

import java.util.HashMap;
import java.util.Map;

/**
 * Foretells parts of a trace that come again, as each step of an iterative solver does. The same references from the same content of the caches come to the
 * same misses and leave the same content, so where a part finds the caches as it found them the time before, what it came to then is added up and what it
 * left is put there. Caches that replace the least recently used line hold the same at the same place of each round from its second time on.
 */
public final class MemoisedParts<S, C> {
  /** Of a part that is worth it: references for each line, at least. */
  private static final int WORTHWHILE = 4;

  /** Lines of all states that are remembered, at most. */
  private static final int MOST_LINES = 1 << 23;

  private final MemoisedState<S, C> followed;
  private final Map<Integer, Part<S, C>> parts = new HashMap<>();
  private C countsBefore;
  private long referencesBefore;
  private int remembered;

  private enum Worth {
    UNKNOWN,
    NONE,
    REMEMBERED
  }

  /** What a part came to the last time, as far as it is known. */
  private static final class Part<S, C> {
    private Worth worth = Worth.UNKNOWN;
    private S before;
    private S after;

    /** Null where they are not known. */
    private C counts;
  }

  public MemoisedParts(MemoisedState<S, C> followed) {
    this.followed = followed;
  }

  /** Whether what a part comes to is known; it is counted then. */
  public boolean foretell(int number) {
    Part<S, C> part = parts.computeIfAbsent(number, n -> new Part<>());
    if (part.counts != null && followed.isAs(part.before)) {
      followed.become(part.after);
      followed.add(part.counts);
      return true;
    }
    if (part.worth == Worth.REMEMBERED) {
      part.before = followed.state();
      countsBefore = followed.counts();
    } else {
      referencesBefore = followed.references();
    }
    return false;
  }

  /** The part has come to its end. */
  public void learn(int number) {
    Part<S, C> part = parts.get(number);
    if (part.worth == Worth.REMEMBERED) {
      part.after = followed.state();
      part.counts = followed.since(countsBefore);
    } else if (part.worth == Worth.UNKNOWN) {
      part.worth = worth(followed.references() - referencesBefore);
    }
  }

  /** Whether a part of so many references is to be remembered: if it is worth it, and there is room. */
  private Worth worth(long references) {
    int lines = followed.lines();
    if (references < (long) WORTHWHILE * lines || remembered > MOST_LINES - 2 * lines) {
      return Worth.NONE;
    }
    remembered += 2 * lines;
    return Worth.REMEMBERED;
  }
}
