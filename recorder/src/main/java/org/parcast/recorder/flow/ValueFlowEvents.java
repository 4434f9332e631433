package org.parcast.recorder.flow;

import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recorder.state.Shadow;
import org.parcast.recording.Nets;

/**
 * What the traced program tells of its value flow: rewritten classes call these methods. Values are ints, 0 for none; words are given by the
 * shadow of what holds them and their index. A call follows the access that it reports, so that an exception of the access is never
 * outlived; a load may be told before, as it changes nothing that the program sees.
 *
 * <p>Sources of a store that are known by its site alone come one by one; the others come in a {@link Register}.
 */
public final class ValueFlowEvents {
  private ValueFlowEvents() {}

  private static final boolean SCOUT = Recorder.SCOUT;
  public static final ValueFlowState FLOW = Recorder.FLOW;

  /** The loop whose first iterations run, null for none. */
  private static LoopWatch watched;

  /** The loop is told of the words that are loaded and stored from now on; null for none. */
  public static void watch(LoopWatch loop) {
    watched = loop;
  }

  /** What waits to be repeated comes before what is about to be told. */
  public static void repeatDeferred() {
    if (FLOW.deferred.areWaiting()) {
      ThreadHandover.check();
      FLOW.deferred.flush();
    }
  }

  // ---- loads

  /** The value that a word holds: after a load, or before it. Nothing where the load itself will throw. */
  public static int load(int word, Shadow shadow) {
    if (shadow == null || word < 0 || word >= shadow.length()) {
      return 0;
    }
    repeatDeferred();
    if (watched != null) {
      watched.next(shadow, word, 0);
    }
    return SCOUT ? Recorder.SCOUTING.vertex(shadow.kept(), word) : FLOW.load(shadow, word);
  }

  /** Holds the value while the program may still use what it loaded, and lets the one go that was loaded there before. */
  public static int hold(int value, int before) {
    ThreadHandover.follow();
    if (!SCOUT) {
      if (value > 0) { // no ticket of a nest that is being noted
        FLOW.values.hold(value);
      }
      FLOW.release(Math.max(0, before));
    }
    return value;
  }

  // ---- stores

  /** A constant, or the result of a call that is not analysed, is stored. */
  public static void store(Shadow shadow, int word, int site) {
    born(shadow, word, sink(shadow, word, false, site, -1));
  }

  /** What was computed from one use of a value is stored. */
  public static void store(Shadow shadow, int word, int a, int site) {
    int old = former(shadow, word);
    int sink = sink(shadow, word, a == old, site, 1);
    use(a, sink);
    born(shadow, word, sink);
  }

  /** The same for two uses. */
  public static void store(Shadow shadow, int word, int a, int b, int site) {
    if (shadow.mayBeReduced) {
      storeReduced(shadow, word, site, a, b);
      return;
    }
    int old = former(shadow, word);
    int sink = sink(shadow, word, a == old | b == old, site, 2);
    use(a, sink);
    use(b, sink);
    born(shadow, word, sink);
  }

  /** The same for three. */
  public static void store(Shadow shadow, int word, int a, int b, int c, int site) {
    if (shadow.mayBeReduced) {
      storeReduced(shadow, word, site, a, b, c);
      return;
    }
    int old = former(shadow, word);
    int sink = sink(shadow, word, a == old | b == old | c == old, site, 3);
    use(a, sink);
    use(b, sink);
    use(c, sink);
    born(shadow, word, sink);
  }

  /** The same for four. */
  public static void store(Shadow shadow, int word, int a, int b, int c, int d, int site) {
    if (shadow.mayBeReduced) {
      storeReduced(shadow, word, site, a, b, c, d);
      return;
    }
    int old = former(shadow, word);
    int sink = sink(shadow, word, a == old | b == old | c == old | d == old, site, 4);
    use(a, sink);
    use(b, sink);
    use(c, sink);
    use(d, sink);
    born(shadow, word, sink);
  }

  /** The same for five. */
  public static void store(Shadow shadow, int word, int a, int b, int c, int d, int e, int site) {
    if (shadow.mayBeReduced) {
      storeReduced(shadow, word, site, a, b, c, d, e);
      return;
    }
    int old = former(shadow, word);
    int sink = sink(shadow, word, a == old | b == old | c == old | d == old | e == old, site, 5);
    use(a, sink);
    use(b, sink);
    use(c, sink);
    use(d, sink);
    use(e, sink);
    born(shadow, word, sink);
  }

  /** The same for six. */
  public static void store(Shadow shadow, int word, int a, int b, int c, int d, int e, int f, int site) {
    if (shadow.mayBeReduced) {
      storeReduced(shadow, word, site, a, b, c, d, e, f);
      return;
    }
    int old = former(shadow, word);
    int sink = sink(shadow, word, a == old | b == old | c == old | d == old | e == old | f == old, site, 6);
    use(a, sink);
    use(b, sink);
    use(c, sink);
    use(d, sink);
    use(e, sink);
    use(f, sink);
    born(shadow, word, sink);
  }

  /** The value that the word holds before the store. */
  private static int former(Shadow shadow, int word) {
    repeatDeferred();
    return shadow.value(word);
  }

  /** What was computed from these uses is stored in a word that may be reduced: they have to meet. */
  private static void storeReduced(Shadow shadow, int word, int site, int... sources) {
    int old = former(shadow, word);
    boolean former = false;
    for (int source : sources) {
      former |= source == old;
    }
    int sink = sink(shadow, word, former, site, sources.length);
    if (sink != 0 && !SCOUT) {
      for (int i = 0; watched != null && i < sources.length; i++) {
        watched.uses(sources[i]);
      }
      FLOW.reductions.use(shadow, sources, sources.length, old, former, sink, site);
    } else {
      for (int source : sources) {
        use(source, sink);
      }
    }
    born(shadow, word, sink);
  }

  /** The vertex of a value about to be born in the word, 0 where nothing is recorded; {@code former} tells whether the word's value is a source. */
  private static int sink(Shadow shadow, int word, boolean former, int site, int uses) {
    ThreadHandover.check();
    repeatDeferred();
    stored(shadow, word, site);
    if (SCOUT) {
      return scouted(shadow, word, site);
    }
    if (!FLOW.active) {
      forget(shadow, word);
      return 0;
    }
    return FLOW.sink(shadow, word, former, site, uses);
  }

  /** A row of an array of arrays is loaded. */
  public static void row(Shadow shadow, int index) {
    if (watched != null) {
      watched.nextRow(shadow, index);
    }
  }

  private static void stored(Shadow shadow, int word, int site) {
    if (watched != null) {
      watched.next(shadow, word, site);
    }
  }

  private static void copied(int value) {
    if (watched != null) {
      watched.copies(value);
    }
  }

  private static void use(int value, int sink) {
    if (SCOUT) {
      scoutedUse(value, sink);
    } else if (sink != 0) {
      if (watched != null) {
        watched.uses(value);
      }
      FLOW.use(value, sink);
    }
  }

  private static void born(Shadow shadow, int word, int sink) {
    if (!SCOUT && sink != 0) {
      FLOW.born(shadow, word, sink);
    }
  }

  /** What a load of the value gave is stored unchanged. */
  public static void copy(Shadow shadow, int word, int value, int site) {
    copy(shadow, word, value, site, !shadow.isPlace);
  }

  /** The same of a number that a box was made with, for a place that keeps the box: it comes from no other word. */
  public static void keep(Shadow shadow, int word, int value, int site) {
    copy(shadow, word, value, site, false);
  }

  private static void copy(Shadow shadow, int word, int value, int site, boolean mayShowScratch) {
    ThreadHandover.check();
    repeatDeferred();
    if (SCOUT) {
      stored(shadow, word, site);
      int sink = scouted(shadow, word, site);
      if (value != sink) { // a word that is given what it has gathers nothing
        scoutedUse(value, sink);
      }
    } else if (!FLOW.active) {
      forget(shadow, word);
    } else if (value == 0) {
      store(shadow, word, site);
    } else {
      stored(shadow, word, site);
      copied(value);
      FLOW.copy(shadow, word, value, site, mayShowScratch);
    }
  }

  /** A register is stored: a birth where something was computed, a copy where it holds a value or was stored before. */
  public static void store(Shadow shadow, int word, Register register, int site) {
    ThreadHandover.check();
    repeatDeferred();
    if (SCOUT || FLOW.active && register != null && register.size > 0) {
      stored(shadow, word, site);
    }
    if (SCOUT) {
      int sink = scouted(shadow, word, site, register != null && register.recurs);
      for (int i = 0; register != null && i < register.size; i++) {
        scoutedUse(register.source[i], sink);
      }
    } else if (!FLOW.active) {
      forget(shadow, word);
    } else if (register == null || register.size == 0) {
      store(shadow, word, site);
    } else if (register.isCopy()) {
      copied(register.source[0]);
      FLOW.copy(shadow, word, register.source[0], site);
    } else if (register.stored != 0) {
      copied(register.stored);
      FLOW.copy(shadow, word, register.stored, site);
    } else {
      if (watched != null) {
        watched.takes(register);
      }
      int value = birth(shadow, word, register, site);
      if (register.borrows) {
        register.drop();
      } else if (register.gathered != 0) {
        Registers.become(register, value);
      } else {
        FLOW.values.hold(value);
        register.stored = value;
      }
    }
  }

  /** A condition has decided, by what the register says, whether the word is stored to or kept as it is. Nothing where nothing decided, or there is no such word. */
  public static void decide(Shadow shadow, int word, Register register, int site) {
    if (register.isDeferred()) {
      repeatDeferred();
    }
    if (register.size > 0 && shadow != null && word >= 0 && word < shadow.length()) {
      int own = load(word, shadow);
      if (!register.isComputedFrom(own)) {
        Registers.add(register, own);
      }
      store(shadow, word, register, site);
    }
  }

  /**
   * A condition has left the word as it is, by what the register says. Nothing where that is from before the steps, for then it decides the same in each of them;
   * in the first it is not known yet what the steps change.
   */
  public static void keep(Shadow shadow, int word, Register register, int site) {
    if (shadow != null && word >= 0 && word < shadow.length() && (SCOUT || FLOW.mayChange(register, former(shadow, word)))) {
      decide(shadow, word, register, site);
    }
  }

  /** A condition has decided whether a method is called that sets the word, or the word is kept. */
  public static void decide(Shadow shadow, int word, Register register, int site, boolean isKept) {
    if (isKept) {
      keep(shadow, word, register, site);
    } else {
      decide(shadow, word, register, site);
    }
  }

  /** The same for a register that goes on gathering: it carries the value that is born. */
  public static void storeGathering(Shadow shadow, int word, Register register, int site) {
    store(shadow, word, register, site);
    if (!SCOUT && register != null && register.stored != 0) {
      Registers.become(register, register.stored);
    }
  }

  static int birth(Shadow shadow, int word, Register register, int site) {
    int old = shadow.value(word);
    boolean isOneOfFew = !shadow.isRegister && FLOW.reductions.isOneOfFew(shadow, register);
    boolean mayBeReduced = shadow.mayBeReduced || shadow.isRegister || isOneOfFew;
    if (!mayBeReduced && FLOW.isFirstBirth(shadow, word)) {
      int own = shadow.base + word;
      FLOW.firstBirth(shadow, word, FLOW.use(register.source, register.size, own, old), site, register.uses());
      return FLOW.born(shadow, word, own);
    }
    boolean update = false;
    for (int i = 0; i < register.size; i++) {
      update |= register.source[i] == old;
    }
    int sink = FLOW.sink(shadow, word, update, site, register.uses());
    if (isOneOfFew || mayBeReduced && FLOW.reductions.isReduced(shadow, update, sink, register.size)) {
      FLOW.reductions.useTerms(register, old, sink, site);
    } else if (mayBeReduced && FLOW.reductions.isOfSums(shadow, update && !FLOW.vertices.running.get(sink))) {
      FLOW.reductions.useTermsOfSum(shadow, register, old, sink, site);
    } else {
      FLOW.use(register.source, register.size, sink, 0);
    }
    return FLOW.born(shadow, word, sink);
  }

  /** The register that goes on gathering becomes a value, another than before whatever it was computed from. */
  static int birthAfresh(Shadow shadow, Register register, int site) {
    int sink = FLOW.sink(shadow, 0, false, site, register.uses());
    FLOW.use(register.source, register.size, sink, 0);
    return FLOW.born(shadow, 0, sink);
  }

  public static void forget(Shadow shadow, int word) {
    if (SCOUT) {
      return;
    }
    repeatDeferred();
    int before = shadow.value(word);
    shadow.set(word, 0);
    FLOW.release(before);
  }

  public static int scouted(Shadow shadow, int word, int site) {
    return scouted(shadow, word, site, false);
  }

  private static int scouted(Shadow shadow, int word, int site, boolean recurs) {
    int sink = Recorder.SCOUTING.vertex(shadow, word);
    if (FLOW.active && Recorder.SCOUTING.watches()) {
      // What an iteration of an earlier loop has made is one of many.
      boolean isNumber = FLOW.blocks.get(shadow.block).alone && shadow.base == FLOW.blocks.get(shadow.block).base;
      shadow.storedIn = Recorder.SCOUTING.loopsEntered();
      Recorder.SCOUTING.store(sink, FLOW.vertices.size(), isNumber ? 0 : site, recurs && !isNumber);
    }
    return sink;
  }

  public static void scoutedUse(int source, int sink) {
    if (Recorder.SCOUTING.watches()) {
      Recorder.SCOUTING.use(source, sink);
    }
  }

  static void scoutedGathering(int source, int register) {
    if (Recorder.SCOUTING.watches()) {
      Recorder.SCOUTING.gather(source, register, FLOW.vertices.size());
    }
  }

  static void scoutedSettling(int register) {
    if (Recorder.SCOUTING.watches()) {
      Recorder.SCOUTING.settle(register);
    }
  }

  // ---- uses outside the flow of values

  /** The value reaches a branch or an address: where it is a single number, every rank needs it. */
  public static void control(int value) {
    ThreadHandover.follow();
    if (!SCOUT && FLOW.active) {
      FLOW.reaches(value, Nets.ALL);
    }
  }

  /** The register reaches a branch or an address: every rank needs the single numbers that it was computed from. */
  public static void control(Register register) {
    reaches(register, Nets.ALL);
  }

  /** The register leaves the program: one rank needs the single numbers that it was computed from. */
  public static void external(Register register) {
    reaches(register, Nets.ONE);
  }

  /** The register is the result of a method of the region. */
  public static void result(Register register) {
    if (Recorder.isOutermostCall()) {
      reaches(register, Nets.ONE);
    }
  }

  private static void reaches(Register register, int by) {
    if (SCOUT || register == null || !FLOW.active) {
      return;
    }
    Registers.settleIfGathered(register);
    if (register.isDeferred()) {
      for (Register part : register.waiting()) {
        FLOW.deferred.reach(part, by);
      }
    }
    for (int i = 0; i < register.size; i++) {
      FLOW.reaches(register.source[i], by);
    }
  }
}
