package org.parcast.recorder.trace;

import org.parcast.recorder.run.ThreadHandover;

/**
 * Loop nests of which the tracer knows that their references depend on nothing but what they are entered with: local variables, and what arrays
 * of indices hold. A nest that is entered as it was twice before, as each step of an iterative solver does, is told of in one word, and the
 * program runs on in a copy of the nest that tells nothing. Rewritten classes call these methods.
 *
 * <p>The first time what a nest is entered with is remembered, the second time its events are kept, from then on they come again.
 */
public final class RepeatedNests {
  /** A nest may be entered with so many local variables and fields. */
  public static final int MOST_ENTERED = 256;

  /** Its events may take so many, those of all nests together four times as many. */
  private static final long LONGEST = 16 << 20;

  private static final class Way {
    final int number;
    boolean tooLong;

    /** Bytes of the events that are kept, 0 for none. */
    long kept;

    Way(int number) {
      this.number = number;
    }
  }

  private record Nest(int loop, ReplayEntries<Way> ways) implements ReplayEntries.Maker<Way> {
    @Override
    public Way make(int place, Way former) {
      total -= former == null ? 0 : former.kept;
      return new Way(loop * ReplayEntries.MOST + place);
    }
  }

  /** By number of the outermost loop. */
  private static Nest[] nests = {};

  private static final ReplayEntry ENTRY = new ReplayEntry();

  /** The nest that is being asked about, null for none. */
  private static Nest asked;

  /** The nest whose events are being kept, null for none, and the way in which it was entered. */
  private static Nest keeping;

  private static Way way;
  private static long begin;
  private static long total;
  private static boolean disturbed;

  private RepeatedNests() {}

  static void start(int loops) {
    nests = new Nest[loops];
  }

  /**
   * A nest is about to be entered; its local variables follow.
   *
   * @param elementTypes first letters of the descriptors of elements of those arrays whose content counts
   */
  public static void ask(int loop, String elementTypes) {
    ThreadHandover.follow();
    if (keeping != null && keeping.loop == loop) {
      forget(); // an exception has left it unheard
    }
    if (keeping == null && Recording.isActive()) {
      if (nests[loop] == null) {
        nests[loop] = new Nest(loop, new ReplayEntries<>());
      }
      asked = nests[loop].ways.isHopeless() ? null : nests[loop];
      ENTRY.begin(elementTypes);
      disturbed = false;
    }
  }

  /** A number that it is entered with. */
  public static void number(long value) {
    if (asked != null) {
      ENTRY.number(value);
    }
  }

  /** An array or object that it is entered with. */
  public static void object(Object value) {
    if (asked != null) {
      ENTRY.object(value);
    }
  }

  /** Whether the nest's events have been told, so that it is to go on in its copy. */
  public static boolean isTold() {
    Nest nest = asked;
    if (nest == null) {
      return false;
    }
    asked = null;
    Way found = nest.ways.find(ENTRY, nest);
    ENTRY.end();
    if (found == null || found.tooLong || disturbed) {
      return false;
    }
    if (found.kept > 0) {
      Recording.repeat(found.number);
      return true;
    }
    begin = Recording.keep(found.number);
    keeping = nest;
    way = found;
    return false;
  }

  /** The nest was left by its end or a jump. */
  public static void left(int loop) {
    if (keeping == null || keeping.loop != loop) {
      return;
    }
    BlockTrace.drain();
    if (disturbed || isTooLong(Recording.bytes() - begin)) {
      forget();
      return;
    }
    keeping = null;
    way.kept = Recording.kept() - begin;
    total += way.kept;
  }

  private static boolean isTooLong(long length) {
    way.tooLong = length > LONGEST || total + length > 4 * LONGEST;
    return way.tooLong;
  }

  /** Called when events have been written: what becomes too long is not kept. */
  static void written(long bytes) {
    if (keeping != null && isTooLong(bytes - begin)) {
      forget();
    }
  }

  /** An exception has left the nest. */
  static void forget() {
    if (keeping != null) {
      keeping = null;
      Recording.forget();
    }
  }

  /** Another thread has its turn: what is being kept won't come again as it is. */
  public static void disturb() {
    disturbed = true;
  }
}
