package org.parcast.recorder;

import java.util.Arrays;

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

  /** In so many ways a nest may be entered in turn: arrays that change places make two. */
  private static final int WAYS = 4;

  /** A nest that has been entered anew so many times more than twice as often as it was known is asked no more. */
  private static final int TRIES = 16;

  /** What a nest is entered with may take so many bytes. */
  private static final long LARGEST = 32 << 20;

  /** Its events may take so many, those of all nests together four times as many. */
  private static final long LONGEST = 16 << 20;

  private static final class Way {
    final int number;
    final long[] numbers;
    final Snapshot[] objects;
    boolean tooLong;

    /** Bytes of the events that are kept, 0 for none. */
    long kept;

    Way(int number, long[] numbers, Snapshot[] objects) {
      this.number = number;
      this.numbers = numbers;
      this.objects = objects;
    }

    boolean is(long[] nowNumbers, int numberCount, Object[] now, int count) {
      if (!Arrays.equals(numbers, 0, numbers.length, nowNumbers, 0, numberCount)) {
        return false;
      }
      for (int k = 0; k < count; k++) {
        if (!objects[k].is(now[k])) {
          return false;
        }
      }
      return true;
    }
  }

  private static final class Nest {
    final int loop;
    final Way[] ways = new Way[WAYS];
    int entered;
    int known;
    boolean hopeless;

    Nest(int loop) {
      this.loop = loop;
    }
  }

  /** By number of the outermost loop. */
  private static Nest[] nests = {};

  private static final Object[] OBJECTS = new Object[MOST_ENTERED];
  private static final long[] NUMBERS = new long[MOST_ENTERED];
  private static int objects;
  private static int numbers;
  private static String types = "";

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
    Turns.check();
    if (keeping != null && keeping.loop == loop) {
      forget(); // an exception has left it unheard
    }
    if (keeping == null && Recording.isActive()) {
      if (nests[loop] == null) {
        nests[loop] = new Nest(loop);
      }
      asked = nests[loop].hopeless ? null : nests[loop];
      types = elementTypes;
      objects = 0;
      numbers = 0;
      disturbed = false;
    }
  }

  /** A number that it is entered with. */
  public static void number(long value) {
    if (asked != null) {
      NUMBERS[numbers++] = value;
    }
  }

  /** An array or object that it is entered with. */
  public static void object(Object value) {
    if (asked != null) {
      OBJECTS[objects++] = value;
    }
  }

  /** Whether the nest's events have been told, so that it is to go on in its copy. */
  public static boolean isTold() {
    Nest nest = asked;
    if (nest == null) {
      return false;
    }
    asked = null;
    Way found = find(nest);
    Arrays.fill(OBJECTS, 0, objects, null);
    if (found == null || found.tooLong || disturbed) {
      return false;
    }
    nest.known++;
    if (found.kept > 0) {
      Recording.repeat(found.number);
      return true;
    }
    begin = Recording.keep(found.number);
    keeping = nest;
    way = found;
    return false;
  }

  /** The way in which the nest is entered now; remembers one that is new. */
  private static Way find(Nest nest) {
    for (Way known : nest.ways) {
      if (known != null && known.is(NUMBERS, numbers, OBJECTS, objects)) {
        return known;
      }
    }
    long bytes = 0;
    for (int k = 0; k < objects; k++) {
      bytes += Snapshot.bytes(OBJECTS[k], types);
    }
    if (bytes > LARGEST || nest.entered > TRIES + 2 * nest.known) {
      nest.hopeless = true;
      Arrays.fill(nest.ways, null);
      return null;
    }
    int at = nest.entered++ % WAYS;
    total -= nest.ways[at] == null ? 0 : nest.ways[at].kept;
    Snapshot[] taken = new Snapshot[objects];
    for (int k = 0; k < objects; k++) {
      taken[k] = Snapshot.of(OBJECTS[k], types);
    }
    nest.ways[at] = new Way(nest.loop * WAYS + at, Arrays.copyOf(NUMBERS, numbers), taken);
    return null;
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
  static void disturb() {
    disturbed = true;
  }
}
