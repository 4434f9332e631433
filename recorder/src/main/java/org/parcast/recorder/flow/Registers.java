package org.parcast.recorder.flow;

import java.util.List;
import org.parcast.recorder.run.ThreadHandover;
import org.parcast.recorder.state.Shadow;

/**
 * What the traced program does with its {@link Register}s: the numbers whose sources only the run tells. A register holds the values that it
 * was computed from, lest they die before it is stored; one that borrows does not.
 */
public final class Registers {
  private Registers() {}

  private static final boolean SCOUT = Recorder.SCOUT;
  private static final ValueFlowState FLOW = Recorder.FLOW;
  private static final Register EXPRESSION = new Register();

  /** An empty register: the one given, cleared, or a new one. */
  public static Register empty(Register register) {
    if (register == null) {
      return new Register();
    }
    clear(register);
    return register;
  }

  /** The same for a register that borrows its values until the one store that takes it. */
  public static Register borrowing(Register register) {
    Register empty = register == null ? new Register() : register;
    empty.borrows = true;
    empty.drop();
    return empty;
  }

  /** The register for an expression that the next store or call takes; not to be kept. */
  public static Register expression() {
    ThreadHandover.follow();
    clear(EXPRESSION);
    return EXPRESSION;
  }

  /** The register is not used any more. */
  public static void free(Register register) {
    if (register != null) {
      clear(register);
    }
  }

  /** The register holds the value in the place of those that it was computed from. */
  static void become(Register register, int value) {
    FLOW.values.hold(value);
    clear(register);
    if (register.borrows) {
      FLOW.release(value);
    } else {
      register.append(value);
    }
  }

  private static void clear(Register register) {
    if (register.isDeferred()) {
      FLOW.deferred.letGo(register);
    }
    int[] held = register.source;
    int size = SCOUT || register.borrows ? 0 : register.size;
    int stored = register.stored;
    register.stored = 0;
    register.drop();
    for (int i = 0; i < size; i++) {
      FLOW.release(Math.max(0, held[i])); // a ticket where an exception has left a nest that was being noted
    }
    FLOW.release(stored);
  }

  /** The register was computed from the value, too. */
  public static void add(Register register, int value) {
    if (value != 0) {
      wait(register);
      if (register.isFull()) {
        join(register);
      }
      if (!SCOUT && !register.borrows) {
        FLOW.values.hold(value);
      }
      register.append(value);
    }
  }

  /** The register was computed from both values, too. */
  public static void add(Register register, int a, int b) {
    int size = register.size;
    if (a == 0 || b == 0 || size + 2 > register.source.length || register.isDeferred()) {
      add(register, a);
      add(register, b);
      return;
    }
    if (!SCOUT && !register.borrows) {
      FLOW.values.hold(a);
      FLOW.values.hold(b);
    }
    register.source[size] = a;
    register.source[size + 1] = b;
    register.size = size + 2;
  }

  public static void join(Register register) {
    completeTerms(register);
    if (register.growsWithTerms()) {
      return;
    }
    int[] dropped = register.join();
    if (!SCOUT && !register.borrows) {
      for (int value : dropped) {
        FLOW.release(Math.max(0, value)); // a ticket is not held
      }
    }
  }

  /** The register was computed from all that the other was computed from; a gathered one becomes a value thereby. */
  public static void add(Register register, Register other) {
    if (other == null) {
      return;
    }
    settleIfGathered(other);
    if (register != other && mayWait(register) && !other.waiting().isEmpty()) {
      waitFor(register, other);
      return;
    }
    know(other);
    know(register);
    if (register == other) {
      register.repeat(register.uses());
      return;
    }
    addAll(register, other);
    register.computed |= other.computed;
  }

  /** Whether the register may be computed from what is waited for. */
  private static boolean mayWait(Register register) {
    return !SCOUT && !register.borrows && register.sum == null && register.terms() == 0;
  }

  /** The register was computed from all that the other was, of which some is waited for. */
  private static void waitFor(Register register, Register other) {
    wait(register);
    for (Register part : other.waiting()) {
      FLOW.deferred.join(register, part);
    }
    addAll(register, other);
    register.computed |= other.computed;
  }

  /** What the register waits for it does as for one of several values. */
  private static void wait(Register register) {
    if (register.awaited != 0) {
      FLOW.deferred.part(register);
    } else if (register.sum != null) {
      know(register);
    }
  }

  /** The register was computed from all that the parts, known by now, hold. */
  static void takeAll(Register register, List<Register> parts) {
    for (Register part : parts) {
      addAll(register, part);
      clear(part);
    }
  }

  /** The same where the register gathers by one of the operators: what was gathered by such a one goes on to be gathered. */
  public static void add(Register register, Register other, int operators) {
    if (other == null || (other.operators & operators) == 0) {
      add(register, other);
      return;
    }
    int site = other.gathered;
    other.gathered = 0;
    add(register, other);
    other.gathered = site;
  }

  /** By the value was decided what the register holds: it is computed from that, too. */
  public static void decided(Register register, int value) {
    if (value != 0) {
      add(register, value);
      register.computed = true;
    }
  }

  /** The same for all that the other was computed from. */
  public static void decided(Register register, Register other) {
    if (other != null && (other.size > 0 || other.isDeferred())) {
      add(register, other);
      register.computed = true;
    }
  }

  private static void addAll(Register register, Register other) {
    completeTerms(other);
    register.appendEnds(other);
    if (register.takesAll(other)) {
      for (int i = 0; !SCOUT && !register.borrows && i < other.size; i++) {
        FLOW.values.hold(other.source[i]);
      }
      register.takeAll(other);
    } else {
      for (int i = 0; i < other.size; ) {
        if (register.isFull()) {
          join(register);
        }
        int end = i + register.takes(other.size - i);
        for (int k = i; !SCOUT && !register.borrows && k < end; k++) {
          FLOW.values.hold(other.source[k]);
        }
        register.take(other, i, end);
        i = end;
      }
    }
    register.repeat(other.repeated);
  }

  /** What was added to the register since the last term is a term of what it gathers: it has to meet. */
  public static void term(Register register) {
    if (register != null && (register.borrows || register.terms() > 0)) {
      if (!SCOUT) {
        register.endTerm();
      }
    } else if (register != null) {
      know(register);
      if (!SCOUT && register.size > register.open + 1) {
        FLOW.reductions.complete(register, 0);
      }
      register.open = register.size;
    }
  }

  /**
   * Makes room for so many more values, so that they need not be looked at for equal ones; answers whether there is.
   *
   * @param values the most that are added
   */
  public static boolean makeRoom(Register register, long values) {
    know(register);
    return !SCOUT && register.makesRoom(values);
  }

  /**
   * Values, none of them 0, were written behind those of the register, for which there was room.
   *
   * @param groups so many groups of {@code each} values
   * @param areTerms whether each group is a term of what the register gathers, as far as what was added before is
   */
  public static void appended(Register register, int groups, int each, boolean areTerms) {
    if (!register.borrows) {
      FLOW.values.holdAll(register.source, register.size, register.size + groups * each);
    }
    register.appended(groups, each, areTerms);
  }

  /** Looks at which words meet in the terms that have ended, where they are known. */
  private static void completeTerms(Register register) {
    if (register.terms() > 0 && !register.isNoted()) {
      FLOW.reductions.completeTerms(register);
    }
  }

  /** Something was computed in the register. */
  public static void computed(Register register) {
    wait(register);
    register.computed = true;
  }

  /** The register is the next value of a word that it was computed from by more than an associative operator, and is handed to the method that stores it. */
  public static void recurs(Register register) {
    if (register != null) {
      register.recurs = true;
    }
  }

  /**
   * The gathering of the register, at the site, has ended: used again, it is a value of its own.
   *
   * @param operators those, as bits, one of which has gathered it
   */
  public static void gathered(Register register, int site, int operators) {
    if (register != null) {
      register.gathered = register.computed || register.sum != null ? site : 0;
      register.operators = operators;
    }
  }

  /** The register holds what the other holds. */
  public static Register assign(Register register, Register other) {
    if (register == other && register != null) {
      return register;
    }
    Register target = empty(register);
    if (other != null && other.isDeferred() && !target.borrows) {
      defer(target, other);
    } else if (other != null) {
      know(other);
      addAll(target, other);
      target.open = Math.min(other.open, target.size);
      target.computed = other.computed;
      target.gathered = other.gathered;
      target.operators = other.operators;
      if (other.stored != 0 && !target.borrows) {
        FLOW.values.hold(other.stored);
        target.stored = other.stored;
      }
    }
    return target;
  }

  /** A register of what is computed from those arguments whose bits are set. */
  public static Register computedFrom(Register[] arguments, int bits) {
    Register computed = new Register();
    for (int rest = bits; rest != 0; rest &= rest - 1) {
      add(computed, arguments[Integer.numberOfTrailingZeros(rest)]);
    }
    computed(computed);
    return computed;
  }

  private static void defer(Register target, Register other) {
    if (other.sum != null) {
      FLOW.deferred.gather(target, other.sum);
    } else if (other.awaited != 0) {
      FLOW.deferred.hold(target, other);
    } else {
      waitFor(target, other);
    }
    target.gathered = other.gathered;
    target.operators = other.operators;
  }

  /** What the register holds is known from here on. */
  private static void know(Register register) {
    if (register.isDeferred()) {
      ValueFlowEvents.repeatDeferred();
    }
  }

  /** The register gathers what was noted, from the values that the words hold now. */
  static void gather(Register register, ReplayReduction sum) {
    for (int i = 0; i < sum.size(); i++) {
      add(register, sum.value(FLOW, i));
      if (sum.endsTerm(i)) {
        term(register);
      }
    }
    register.computed = true;
  }

  /** The register, gathered at the site, is a value of its own from here on, if it gathered anything. */
  public static void settle(Register register, int site) {
    ThreadHandover.follow();
    if (register != null && (register.sum != null || register.awaited != 0)) {
      if (register.sum != null && FLOW.active) {
        FLOW.deferred.settle(register, FLOW.registers.gathered(site), site);
        register.gathered = 0;
      }
      return;
    }
    ValueFlowEvents.repeatDeferred();
    if (mayBecomeValue(register)) {
      Shadow shadow = FLOW.registers.gathered(site);
      if (SCOUT) {
        becomeScouted(register, shadow);
      } else {
        become(register, ValueFlowEvents.birth(shadow, 0, register, site));
      }
    }
  }

  /** The same before it is stored in a field that no object but this one has, or that is static; without a site only if a call has gathered it. */
  public static void settleForSingle(Register register, Shadow holder, int site) {
    if (holder != null && FLOW.blocks.get(holder.block).single) {
      if (site > 0) {
        settle(register, site);
      } else {
        settleIfGathered(register);
      }
    }
  }

  /** The register, in which something was computed just now and which goes on gathering, is a value of its own, on a vertex of its own. */
  public static void running(Register register, int site) {
    ThreadHandover.follow();
    ValueFlowEvents.repeatDeferred();
    if (mayBecomeValue(register)) {
      Shadow shadow = FLOW.registers.running(site);
      if (SCOUT) {
        becomeScouted(register, shadow);
      } else {
        become(register, ValueFlowEvents.birthAfresh(shadow, register, site));
      }
    }
  }

  private static boolean mayBecomeValue(Register register) {
    return register != null && !register.isCopy() && register.size > 0 && FLOW.active;
  }

  private static void becomeScouted(Register register, Shadow shadow) {
    for (int i = 0; i < register.size; i++) {
      ValueFlowEvents.scoutedGathering(register.source[i], shadow.base);
    }
    ValueFlowEvents.scoutedSettling(shadow.base);
    clear(register);
    register.append(shadow.base);
  }

  /** The register is a value of its own from here on, if its gathering has ended. */
  public static void settleIfGathered(Register register) {
    if (register != null && register.gathered != 0) {
      settle(register, register.gathered);
    }
  }
}
