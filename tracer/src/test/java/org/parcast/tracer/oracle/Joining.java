package org.parcast.tracer.oracle;

import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.slice.CallModel.Effect;

/** Whether a number that has been gathered is only gathered on, so that it need not be a value of its own. */
final class Joining {
  private final MethodShape shape;
  private final Method method;
  private final List<List<Integer>> sources;
  private final int inner;
  /** The numbers that the inner one passes through in its own loop; null where a call has gathered it. */
  private final BitSet own;
  private final Loop ownLoop;
  /** What is computed from it, as far as no phi chooses. */
  private final BitSet derived;

  Joining(MethodShape shape, List<List<Integer>> sources, int inner, BitSet own, Loop ownLoop, BitSet derived) {
    this.shape = shape;
    this.method = shape.method;
    this.sources = sources;
    this.inner = inner;
    this.own = own;
    this.ownLoop = ownLoop;
    this.derived = derived;
  }

  /** Whether the phi, which gathers through these numbers in its loop, uses the number otherwise. */
  boolean isUsedBy(Instruction.Phi outer, BitSet members, Loop loop) {
    boolean inside = isIn(loop, inner);
    for (Instruction.Phi.Input input : outer.inputs()) {
      boolean within = loop.contains(input.block());
      if (derived.get(input.value()) && !(inside && isOfElement(loop))
          && (!inside && within || isGatheredWith(members::get) || !joins(outer.id(), members::get))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the store gathers the number in its field otherwise. */
  boolean isUsedBy(Instruction.FieldStore store) {
    IntPredicate isOwn = number -> method.instruction(number) instanceof Instruction.FieldLoad load && load.field().equals(store.field()) && load.object() == store.object();
    Loop loop = shape.loops.innermost(method.blockOf(store.id()).index());
    boolean gathers = madeFrom(store.value(), isOwn);
    return gathers && loop != null && !isOfElement(loop) && (isGatheredWith(isOwn) || !joins(store.value(), number -> madeFrom(number, isOwn)));
  }

  private boolean madeFrom(int number, IntPredicate leaf) {
    return leaf.test(number) || !(method.instruction(number) instanceof Instruction.Phi phi && !shape.isSelect(phi)) && sources.get(number).stream().anyMatch(source -> madeFrom(source, leaf));
  }

  private boolean isIn(Loop loop, int number) {
    return loop.contains(method.blockOf(number).index());
  }

  private boolean isGatheredWith(IntPredicate leaf) {
    if (own == null) {
      return false;
    }
    return own.stream().anyMatch(member -> {
      List<Integer> added = sources.get(member);
      if (member == inner) {
        added = ((Instruction.Phi) method.instruction(inner)).inputs().stream().filter(input -> ownLoop.contains(input.block())).map(Instruction.Phi.Input::value).toList();
      }
      return added.stream().anyMatch(number -> !own.get(number) && madeFrom(number, leaf));
    });
  }

  private boolean joins(int made, IntPredicate gathered) {
    IntPredicate taken = number -> gathered.test(number) || derived.get(number);
    IntPredicate ofOwn = number -> own != null && own.get(number);
    return (own == null || isMadeBy(true, inner, ofOwn, -1, new BitSet())) && isMadeBy(true, made, taken, inner, new BitSet())
        || (own == null || isMadeBy(false, inner, ofOwn, -1, new BitSet())) && isMadeBy(false, made, taken, inner, new BitSet());
  }

  private boolean isMadeBy(boolean adding, int number, IntPredicate taken, int last, BitSet seen) {
    if (number == last || seen.get(number)) {
      return true;
    }
    seen.set(number);
    return (adding ? adds(number, taken) : selects(number)) && sources.get(number).stream().filter(taken::test).allMatch(source -> isMadeBy(adding, source, taken, last, seen));
  }

  private boolean adds(int number, IntPredicate taken) {
    Instruction instruction = method.instruction(number);
    if (instruction instanceof Instruction.Compute compute) {
      List<Operator> linear = List.of(Operator.ADD, Operator.SUB, Operator.NEG, Operator.CONVERT);
      List<Integer> operands = compute.operands();
      return linear.contains(compute.operator())
          || compute.operator() == Operator.MUL && !(taken.test(operands.get(0)) && taken.test(operands.get(1)))
          || compute.operator() == Operator.DIV && !taken.test(operands.get(1));
    } else if (instruction instanceof Instruction.Phi phi) {
      return sources.get(number).stream().noneMatch(source -> !phi.operands().contains(source) && taken.test(source));
    }
    return !shape.computes(instruction);
  }

  private boolean selects(int number) {
    Instruction instruction = method.instruction(number);
    boolean extreme = instruction instanceof Instruction.Call call && call.target().owner().endsWith("Math") && List.of("min", "max").contains(call.target().name());
    return extreme || instruction instanceof Instruction.Phi || !shape.computes(instruction);
  }

  private boolean isOfElement(Loop loop) {
    return isOfElement(inner, loop, new BitSet());
  }

  private boolean isOfElement(int number, Loop loop, BitSet seen) {
    Instruction instruction = method.instruction(number);
    if (seen.get(number) || !isIn(loop, number)) {
      return false;
    }
    seen.set(number);
    boolean loads = instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad
        || instruction instanceof Instruction.Call call && shape.calls.effect(call) == Effect.ANALYSED;
    return instruction.operands().stream().anyMatch(operand -> loads ? changes(operand, loop, new BitSet()) : isOfElement(operand, loop, seen));
  }

  private boolean changes(int number, Loop loop, BitSet seen) {
    Instruction instruction = method.instruction(number);
    boolean turns = instruction instanceof Instruction.Compute compute && List.of(Operator.REM, Operator.AND).contains(compute.operator());
    if (seen.get(number) || !isIn(loop, number) || turns) {
      return false;
    }
    seen.set(number);
    if (instruction instanceof Instruction.Phi && method.blockOf(number).index() == loop.header()) {
      return shape.isNumber(number);
    }
    return instruction instanceof Instruction.Call && !shape.isNumber(number) || instruction.operands().stream().anyMatch(operand -> changes(operand, loop, seen));
  }
}
