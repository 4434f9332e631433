package org.parcast.analyses.loops.fission;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.parcast.analyses.loops.effects.Appends;
import org.parcast.analyses.loops.effects.UntracedEffects;
import org.parcast.analyses.loops.program.LibraryEffects;
import org.parcast.analyses.loops.program.RunBlocks;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Doubt;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** What units of a loop's body do that a trace of memory does not show: calls of the library, which keep their order where they may be to the same thing. */
public final class UnitEffects {
  private static final Set<String> GENERATORS = Set.of("Random", "SplittableRandom");
  private static final Set<String> TEXTS = Set.of("StringBuilder", "StringBuffer");
  private static final String OUTSIDE = "Console|Scanner|System|StreamTokenizer|Print(Stream|Writer)|\\w*(Reader|Writer|InputStream|OutputStream)";

  private final List<Effect> effects = new ArrayList<>();
  private final List<Dependence> exits = new ArrayList<>();
  /** Units in which the library is given arrays, whose elements it reads or writes unseen: those that an iteration makes, and any others. */
  private final BitSet givingOwn = new BitSet();

  private final BitSet givingShared = new BitSet();

  /** What a call may be to, by the names of the JDK's classes: a call to any other is taken to meet all, so that a class that is not known here costs a split, not a wrong one. */
  private enum Domain {
    /** What gives random numbers. */
    GENERATOR,
    /** What is read from and written to the world outside: a question that is printed comes before its answer. */
    OUTSIDE,
    /** Texts that are put together. */
    TEXT,
    /** Lists, sets, maps and what goes through them. */
    CONTAINER,
    /** Any of these. */
    ANY
  }

  /** @param changes whether it does more than ask */
  private record Effect(int unit, Domain domain, boolean changes) {
    boolean meets(Effect other) {
      return unit != other.unit && (changes || other.changes) && (domain == other.domain || domain == Domain.ANY || other.domain == Domain.ANY);
    }
  }

  /**
   * Each unit by itself, as several may call the same method.
   *
   * @param units the unit that a line of the loop's file is in; -1 for its header, -2 for what belongs to none
   * @param count how many there are
   */
  public UnitEffects(WholeProgram program, RunBlocks run, LoopSite site, IntUnaryOperator units, int count) {
    for (int unit = -1; unit < count; unit++) {
      BitSet blocks = blocks(site, units, unit);
      add(new UntracedEffects(program, run, site.method(), site.loop(), blocks).doubts(), units);
      follow(program, site.method(), blocks, site, units, new HashSet<>());
    }
    Appends appends = new Appends(program.calls(), program.body(site.method()), site.loop());
    site.method().instructions(site.loop().blocks()).forEach(instruction -> {
      if (instruction instanceof Instruction.Call call && appends.contains(call)) {
        String owner = call.target().owner();
        effects.add(new Effect(units.applyAsInt(site.method().line(call.position())), domain(owner.substring(owner.lastIndexOf('/') + 1)), true));
      }
    });
  }

  /** Blocks of the loop in which something of a unit is done. */
  private static BitSet blocks(LoopSite site, IntUnaryOperator units, int unit) {
    BitSet blocks = new BitSet();
    site.method().instructions(site.loop().blocks()).filter(instruction -> !(instruction instanceof Instruction.Phi) && units.applyAsInt(site.method().line(instruction.position())) == unit)
        .forEach(instruction -> blocks.set(site.method().blockOf(instruction.id()).index()));
    return blocks;
  }

  /** @param unit the one that a line of the loop's method is in */
  private void follow(WholeProgram program, Method method, BitSet blocks, LoopSite site, IntUnaryOperator unit, Set<Method> visited) {
    method.instructions(blocks).filter(Instruction.Call.class::isInstance).map(Instruction.Call.class::cast).forEach(call -> {
      int here = unit.applyAsInt(method.line(call.position()));
      for (Method target : program.calls().targets(call)) {
        if (visited.add(target)) {
          BitSet all = new BitSet();
          all.set(0, target.blocks().size());
          follow(program, target, all, site, line -> here, visited);
        }
      }
      boolean unseen = program.calls().mayLeaveProgram(call) && (LibraryEffects.effect(call) == LibraryEffects.Effect.UNKNOWN || LibraryEffects.readsElements(call));
      if (here >= 0 && unseen) {
        call.operands().stream().map(method::instruction).filter(operand -> operand.type().isArray()).forEach(array -> give(array, method, site, here));
      }
    });
  }

  private void give(Instruction array, Method method, LoopSite site, int unit) {
    boolean made = array instanceof Instruction.NewArray && (method != site.method() || site.loop().contains(method.blockOf(array.id()).index()));
    (made ? givingOwn : givingShared).set(unit);
  }

  private void add(List<Doubt> doubts, IntUnaryOperator units) {
    for (Doubt doubt : doubts) {
      Dependence obstacle = doubt.obstacle();
      if (obstacle.kind() == Dependence.Kind.CALL) {
        boolean asks = doubt.isDispelled() && doubt.unless().text().startsWith("what ");
        effects.add(new Effect(units.applyAsInt(obstacle.toLine()), doubt.isDispelled() ? Domain.CONTAINER : domain(obstacle.what()), !asks));
      } else if (!doubt.isDispelled()) {
        exits.add(obstacle);
      }
    }
  }

  private static Domain domain(String what) {
    String type = what.contains(".") ? what.substring(0, what.indexOf('.')) : what;
    return GENERATORS.contains(type) ? Domain.GENERATOR : TEXTS.contains(type) ? Domain.TEXT : type.matches(OUTSIDE) ? Domain.OUTSIDE : Domain.ANY;
  }

  private static boolean giving(BitSet units, int unit) {
    return unit >= 0 && units.get(unit);
  }

  /** An exception that the run saw. */
  public Optional<Dependence> exit() {
    return exits.stream().findFirst();
  }

  /** Whether a call of the unit changes what a call in it, or elsewhere in the loop, asks or changes: its iterations keep their order. */
  public boolean isOrdered(int unit) {
    return effects.stream().anyMatch(effect -> effect.unit == unit && effect.changes);
  }

  /** Whether calls of the two units keep their order, so that the other comes after the one. */
  public boolean meet(int one, int other) {
    boolean shared = one != other && (giving(givingShared, one) || giving(givingShared, other));
    boolean own = one < other && (giving(givingOwn, one) || giving(givingOwn, other));
    return shared || own || asked(one, other);
  }

  /** Whether a call in one asks, or changes, what a call in the other changes, or asks; the header is -1. */
  public boolean asked(int one, int other) {
    return effects.stream().filter(effect -> effect.unit == one).anyMatch(effect -> effects.stream().anyMatch(effect2 -> effect2.unit == other && effect.meets(effect2)));
  }
}
