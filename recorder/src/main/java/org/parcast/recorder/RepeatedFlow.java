package org.parcast.recorder;

import java.util.Arrays;

/**
 * Irregular loop nests of which the tracer knows that the words they load and store depend on nothing but what they are entered with: local
 * variables, and what arrays of indices hold (see {@link RepeatedNests}). Where such a nest is entered as it was twice before, as in each step of
 * an iterative solver, its value flow is repeated from what was noted, and the program runs on in a copy of the nest that tells nothing.
 * Rewritten classes call these methods.
 *
 * <p>The first time what a nest is entered with is remembered, the second time its value flow is noted. All its stores are of registers that
 * borrow what they gather from loads of the nest; while it is noted, they hold tickets for words instead of values.
 */
public final class RepeatedFlow {
  private RepeatedFlow() {}

  private static final NestEntry ENTRY = new NestEntry();

  /** By number of the nest. */
  private static NestWays<?>[] nests = new NestWays<?>[16];

  /** The nest that is being asked about, null for none. */
  private static NestWays<NestFlow> asked;

  /** What is being noted, null for none, and of which nest. */
  private static NestFlow noting;

  private static NestWays<NestFlow> notingOf;

  /**
   * A nest is about to be entered; its local variables follow.
   *
   * @param elementTypes first letters of the descriptors of elements of those arrays whose content counts
   */
  public static void ask(int nest, String elementTypes) {
    Turns.check();
    asked = null;
    if (noting != null) {
      noting.abandon(); // an exception has left it
      left();
    }
    if (!Recorder.SCOUT && ValueFlow.FLOW.active && !Turns.several()) {
      NestWays<NestFlow> ways = ways(nest);
      asked = ways.isHopeless() ? null : ways;
      ENTRY.begin(elementTypes);
    }
  }

  @SuppressWarnings("unchecked")
  private static NestWays<NestFlow> ways(int nest) {
    if (nest >= nests.length) {
      nests = Arrays.copyOf(nests, 2 * nest);
    }
    if (nests[nest] == null) {
      nests[nest] = new NestWays<NestFlow>();
    }
    return (NestWays<NestFlow>) nests[nest];
  }

  /** A number that it is entered with. */
  public static void number(long value) {
    if (asked != null) {
      ENTRY.number(value);
    }
  }

  /** An array or object that it is entered with, or the shadow of one. */
  public static void object(Object value) {
    if (asked != null) {
      ENTRY.object(value);
    }
  }

  /** Whether the nest's value flow has been repeated, so that it is to go on in its copy. */
  public static boolean isTold() {
    if (asked == null) {
      return false;
    }
    NestFlow found = asked.find(ENTRY, (place, former) -> anew(former));
    if (found != null && found.repetition() == null) {
      found.begin(ENTRY.bytes());
      noting = found;
      notingOf = asked;
    }
    asked = null;
    ENTRY.end();
    if (found == null || found == noting) {
      return false;
    }
    found.repetition().run(ValueFlow.FLOW);
    return true;
  }

  private static NestFlow anew(NestFlow former) {
    if (former != null) {
      former.abandon();
    }
    return new NestFlow();
  }

  /** The nest was left by its end or a jump. */
  public static void left() {
    if (noting != null) {
      if (Turns.several()) {
        noting.abandon();
      }
      noting.complete();
      if (noting.repetition() == null) {
        notingOf.giveUp();
      }
      noting = null;
    }
  }

  /** The value that a word holds, or a ticket for it. */
  public static int load(int word, Shadow shadow) {
    int value = ValueFlow.load(word, shadow);
    return noting == null || value == 0 ? value : noting.ticket(shadow, word, value);
  }

  /** A register is stored that was gathered from such loads, or null for none. */
  public static void store(Shadow shadow, int word, Register register, int site) {
    if (noting != null) {
      noting.store(shadow, word, register, site);
    }
    ValueFlow.store(shadow, word, register, site);
  }
}
