package org.parcast.recorder.event;

import java.util.Arrays;
import java.util.List;
import org.parcast.recorder.flow.LoopReplay;
import org.parcast.recorder.flow.Recorder;
import org.parcast.recorder.flow.Register;
import org.parcast.recorder.flow.Registers;
import org.parcast.recorder.flow.ReplayFlow;
import org.parcast.recorder.flow.ReplayQueue;
import org.parcast.recorder.flow.ValueFlowEvents;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recorder.state.Shadow;
import org.parcast.recorder.trace.ReplayEntries;
import org.parcast.recorder.trace.ReplayEntry;

/**
 * Loop nests of which the tracer knows that the words they load and store depend on nothing but what they are entered with: local variables,
 * fields, and what arrays of indices and of arrays hold (see {@link org.parcast.recorder.trace.RepeatedNests}). Where such a nest is entered as it was twice before, as in each
 * step of an iterative solver, its value flow is repeated from what was noted, and the program runs on in a copy of the nest that tells nothing.
 * Rewritten classes call these methods.
 *
 * <p>The first time what a nest is entered with is remembered, the second time its value flow is noted: while it is, loads give tickets for words
 * instead of values, which borrowing registers gather and stores take. A nest with calls is watched instead ({@link WatchedFlow}).
 */
public final class RepeatedFlow {
  private RepeatedFlow() {}

  /** A register with more sources than this is not followed into a nest. */
  private static final int MOST_SOURCES = 8;

  /** With so many numbers a register is told at most. */
  public static final int NUMBERS_OF_REGISTER = MOST_SOURCES + 2;

  private static final ReplayEntry ENTRY = new ReplayEntry();
  private static final Register EXPRESSION = new Register();

  private static final ReplayEntries.Maker<ReplayFlow> ANEW = new Anew();

  /** The way that was remembered last. */
  private static ReplayFlow made;

  private static final class Anew implements ReplayEntries.Maker<ReplayFlow> {
    @Override
    public ReplayFlow make(int place, ReplayFlow former) {
      if (former != null) {
        former.abandon();
      }
      made = new ReplayFlow();
      return made;
    }
  }

  /** By number of the nest. */
  private static ReplayEntries<ReplayFlow>[] nests = none(16);

  /** The nest that is being asked about, null for none. */
  private static ReplayEntries<ReplayFlow> asked;

  /** The way in which a nest was entered that is not being noted, null for none; and what had been told before, of that what at once. */
  private static ReplayFlow entered;

  private static long toldBefore;
  private static long atOnceBefore;

  /** What is being noted, null for none, and of which nest. */
  private static ReplayFlow noting;

  private static ReplayEntries<ReplayFlow> notingOf;

  /** Whether the nest that is being asked about calls methods; what watches it as it is noted, null where it is noted by tickets. */
  private static boolean calls;

  private static WatchedFlow watching;

  /** The nest that is repeated, as it is gone around, and how many of its sums have been taken. */
  private static LoopReplay told;

  private static int reductions;

  @SuppressWarnings("unchecked")
  private static ReplayEntries<ReplayFlow>[] none(int length) {
    return (ReplayEntries<ReplayFlow>[]) new ReplayEntries<?>[length];
  }

  /** Whether a nest is being noted. */
  static boolean isNoting() {
    return noting != null;
  }

  // ---- on the way in and out

  /**
   * A nest is about to be entered; its local variables follow.
   *
   * @param elementTypes first letters of the descriptors of elements of those arrays whose content counts
   */
  public static void ask(int nest, String elementTypes) {
    ThreadHandover.follow();
    asked = null;
    calls = false;
    if (noting != null) {
      noting.abandon(); // an exception has left it
      left();
    }
    if (!Recorder.SCOUT && ValueFlowEvents.FLOW.active && !ThreadHandover.several()) {
      ReplayEntries<ReplayFlow> ways = ways(nest);
      asked = ways.isHopeless() ? null : ways;
      ENTRY.begin(elementTypes);
    }
  }

  /** The nest that is about to be entered calls methods: these load and store, too. */
  public static void calls() {
    calls = true;
  }

  /** The nest that is about to be entered may be the time loop, as which it is told of. */
  public static void mayBeTimeLoop() {
    if (Recorder.isTimeLoop()) {
      asked = null;
    }
  }

  private static ReplayEntries<ReplayFlow> ways(int nest) {
    if (nest >= nests.length) {
      nests = Arrays.copyOf(nests, 2 * nest);
    }
    if (nests[nest] == null) {
      nests[nest] = new ReplayEntries<>();
    }
    return nests[nest];
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

  /** The value of what was loaded before. */
  public static void value(int value) {
    if (asked != null) {
      ENTRY.value(value);
    }
  }

  /** A register that was computed before. */
  public static void register(Register register) {
    if (asked == null) {
      return;
    }
    List<Register> waiting = register == null ? List.of() : register.waiting();
    int size = register == null ? 0 : register.size + waiting.size();
    if (register != null && register.sum != null || size > MOST_SOURCES || size > 0 && register.gathered != 0) {
      asked = null;
      return;
    }
    ENTRY.number(size);
    for (int i = 0; register != null && i < register.size; i++) {
      ENTRY.value(register.source[i]);
    }
    for (Register part : waiting) {
      ENTRY.awaited(part);
    }
    ENTRY.number(size == 0 ? 0 : 2L * register.repeated + (register.computed ? 1 : 0));
  }

  /** Whether the nest's value flow is repeated, so that it is to go on in its copy. */
  public static boolean isTold() {
    if (asked == null) {
      return false;
    }
    made = null;
    ReplayFlow found = asked.find(ENTRY, ANEW);
    boolean waits = found == null || found.repetition() == null && found.waits();
    watch(!waits ? null : found == null ? made : found);
    if (found != null && found.repetition() == null && !waits) {
      ValueFlowEvents.repeatDeferred();
      int[] values = new int[ENTRY.values()];
      for (int i = 0; i < values.length; i++) {
        values[i] = ENTRY.valueAt(i);
      }
      found.begin(ENTRY.bytes(), values);
      noting = found;
      notingOf = asked;
      StridedFlow.stop();
      watching = calls ? new WatchedFlow(found, values) : null;
      ValueFlowEvents.watch(watching);
    }
    asked = null;
    told = found == null ? null : found.repetition();
    reductions = 0;
    if (told != null) {
      enter(told);
    }
    ENTRY.end();
    return told != null;
  }

  private static void watch(ReplayFlow way) {
    entered = way;
    toldBefore = ValueFlowEvents.FLOW.told();
    atOnceBefore = StridedFlow.toldAtOnce();
  }

  private static void enter(LoopReplay nest) {
    ReplayQueue deferred = ValueFlowEvents.FLOW.deferred;
    for (int k = 0; k < ENTRY.values(); k++) {
      Register register = ENTRY.waiting(k);
      if (register == null) {
        deferred.enter(nest.entered()[k], ENTRY.valueAt(k));
      } else {
        deferred.enter(nest.entered()[k], register);
      }
    }
    deferred.add(nest);
  }

  /** The next register that the nest would have gathered, if it is repeated. Answers whether it is. */
  public static boolean gathered(boolean isTold, Register register) {
    if (isTold) {
      ValueFlowEvents.FLOW.deferred.gather(register, told.reduction(reductions++));
    }
    return isTold;
  }

  /** The same for one that is a value of its own from there on. */
  public static boolean settled(boolean isTold, Register register, int site) {
    if (gathered(isTold, register)) {
      Registers.settle(register, site);
    }
    return isTold;
  }

  /** A nest that may have been the time loop is left again if it is repeated. Answers whether it is. */
  public static boolean goneAround(boolean isTold) {
    if (isTold) {
      Structure.exitLoop();
    }
    return isTold;
  }

  /** The nest was left by its end or a jump. */
  public static void left() {
    if (entered != null) {
      entered.toldAtOnce(StridedFlow.toldAtOnce() - atOnceBefore, ValueFlowEvents.FLOW.told() - toldBefore);
      entered = null;
    }
    if (noting != null) {
      if (ThreadHandover.several()) {
        noting.abandon();
      }
      if (watching != null) {
        watching.complete();
        ValueFlowEvents.watch(null);
        watching = null;
      }
      noting.complete();
      if (noting.repetition() == null) {
        notingOf.giveUp();
      }
      noting = null;
    }
  }

  // ---- loads

  /** The value that a word holds, or a ticket for it. */
  public static int load(int word, Shadow shadow) {
    int value = ValueFlowEvents.load(word, shadow);
    return noting == null || value == 0 ? value : noting.ticket(shadow, word, value);
  }

  /** The register for an expression that the next store takes; not to be kept. */
  public static Register expression() {
    EXPRESSION.borrows = true;
    EXPRESSION.drop();
    return EXPRESSION;
  }

  /** The value of what was loaded before the nest was entered, or a ticket for it. */
  public static int entered(int value) {
    return noting == null ? value : noting.ticket(value);
  }

  /** The expression was computed from all that the other register was computed from, too. */
  public static void add(Register register, Register other) {
    Registers.add(register, other);
    for (int i = 0; noting != null && i < register.size; i++) {
      register.source[i] = noting.ticket(register.source[i]);
    }
  }

  // ---- reductions

  /** The register was computed from what such a load gave, too; it holds no tickets as it would values. */
  public static void add(Register register, int a) {
    if (a >= 0) {
      Registers.add(register, a);
      return;
    }
    if (register.isFull()) {
      Registers.join(register);
    }
    register.append(a);
  }

  /** The same for two. */
  public static void add(Register register, int a, int b) {
    if (a >= 0 && b >= 0) {
      Registers.add(register, a, b);
    } else {
      add(register, a);
      add(register, b);
    }
  }

  /** What was added to the register since the last term is a term of what it gathers. */
  public static void term(Register register) {
    if (watching != null && register != null) {
      watching.term(register);
    } else if (noting != null && register != null) {
      noting.term(register, ValueFlowEvents.FLOW.values);
    }
    Registers.term(register);
  }

  /** The register has gathered all its terms. */
  public static void gathered(Register register) {
    if (noting != null) {
      term(register);
      noting.reduction(register);
    }
  }

  /** The same for one that, gathered at the site, is a value of its own from here on. */
  public static void settle(Register register, int site) {
    gathered(register);
    Registers.settle(register, site);
  }

  // ---- stores

  /** A register is stored that was gathered from such loads, or null for none. */
  public static void store(Shadow shadow, int word, Register register, int site) {
    if (noting != null) {
      noting.store(shadow, word, register, site);
    }
    ValueFlowEvents.store(shadow, word, register, site);
  }

  /** What such a load gave is stored unchanged. */
  public static void copy(Shadow shadow, int word, int a, int site) {
    if (noting == null) {
      ValueFlowEvents.copy(shadow, word, a, site);
    } else if (a == 0) {
      note(shadow, word, site);
    } else {
      noting.copy(shadow, word, a, site);
      ValueFlowEvents.copy(shadow, word, noting.value(a), site);
    }
  }

  /** A constant is stored. */
  public static void store(Shadow shadow, int word, int site) {
    if (noting == null) {
      ValueFlowEvents.store(shadow, word, site);
    } else {
      note(shadow, word, site);
    }
  }

  /** What was computed from one such load is stored. */
  public static void store(Shadow shadow, int word, int a, int site) {
    if (noting == null) {
      ValueFlowEvents.store(shadow, word, a, site);
    } else {
      note(shadow, word, site, a);
    }
  }

  /** The same for two. */
  public static void store(Shadow shadow, int word, int a, int b, int site) {
    if (noting == null) {
      ValueFlowEvents.store(shadow, word, a, b, site);
    } else {
      note(shadow, word, site, a, b);
    }
  }

  /** The same for three. */
  public static void store(Shadow shadow, int word, int a, int b, int c, int site) {
    if (noting == null) {
      ValueFlowEvents.store(shadow, word, a, b, c, site);
    } else {
      note(shadow, word, site, a, b, c);
    }
  }

  /** The same for four. */
  public static void store(Shadow shadow, int word, int a, int b, int c, int d, int site) {
    if (noting == null) {
      ValueFlowEvents.store(shadow, word, a, b, c, d, site);
    } else {
      note(shadow, word, site, a, b, c, d);
    }
  }

  /** The same for five. */
  public static void store(Shadow shadow, int word, int a, int b, int c, int d, int e, int site) {
    if (noting == null) {
      ValueFlowEvents.store(shadow, word, a, b, c, d, e, site);
    } else {
      note(shadow, word, site, a, b, c, d, e);
    }
  }

  /** The same for six. */
  public static void store(Shadow shadow, int word, int a, int b, int c, int d, int e, int f, int site) {
    if (noting == null) {
      ValueFlowEvents.store(shadow, word, a, b, c, d, e, f, site);
    } else {
      note(shadow, word, site, a, b, c, d, e, f);
    }
  }

  private static void note(Shadow shadow, int word, int site, int... sources) {
    noting.store(shadow, word, sources, sources.length, Math.max(1, sources.length), site);
    int[] s = Arrays.copyOf(sources, 6);
    for (int i = 0; i < s.length; i++) {
      s[i] = noting.value(s[i]);
    }
    switch (sources.length) {
      case 0 -> ValueFlowEvents.store(shadow, word, site);
      case 1 -> ValueFlowEvents.store(shadow, word, s[0], site);
      case 2 -> ValueFlowEvents.store(shadow, word, s[0], s[1], site);
      case 3 -> ValueFlowEvents.store(shadow, word, s[0], s[1], s[2], site);
      case 4 -> ValueFlowEvents.store(shadow, word, s[0], s[1], s[2], s[3], site);
      case 5 -> ValueFlowEvents.store(shadow, word, s[0], s[1], s[2], s[3], s[4], site);
      default -> ValueFlowEvents.store(shadow, word, s[0], s[1], s[2], s[3], s[4], s[5], site);
    }
  }
}
