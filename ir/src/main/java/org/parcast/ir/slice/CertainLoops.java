package org.parcast.ir.slice;

import java.util.BitSet;
import java.util.OptionalLong;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Branch;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.Constant;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/** Loops of which a compiler knows that they iterate at least once: up to a constant, or to what a loop around them has just been found to be below. */
public final class CertainLoops {
  private final Method method;

  /** A loop's counter that starts from a constant, and what it stays below. */
  private record Count(long from, int counter, int bound, boolean isBelow) {}

  private CertainLoops(Method method) {
    this.method = method;
  }

  /** By index of the loop, whether it is one. */
  public static BitSet of(Method method, LoopForest loops) {
    CertainLoops certain = new CertainLoops(method);
    BitSet found = new BitSet();
    loops.loops().stream().filter(certain::isOne).forEach(loop -> found.set(loop.index()));
    return found;
  }

  private boolean isOne(Loop loop) {
    Count count = count(loop);
    if (count == null) {
      return false;
    }
    OptionalLong most = constant(count.bound);
    if (most.isPresent()) {
      return count.isBelow ? count.from < most.getAsLong() : count.from <= most.getAsLong();
    }
    for (Loop around = loop.parent(); around != null; around = around.parent()) {
      Count outer = count(around);
      if (outer != null && outer.bound == count.bound && outer.isBelow && ascends(around, outer) && count.from <= outer.from) {
        return true;
      }
    }
    return false;
  }

  /** How the loop counts, where the test at its head lets it go on while a counter is less than a bound. */
  private Count count(Loop loop) {
    if (!(method.blocks().get(loop.header()).terminator() instanceof Branch branch) || branch.right() < 0 || loop.contains(branch.taken()) == loop.contains(branch.notTaken())) {
      return null;
    }
    boolean goesOn = loop.contains(branch.taken());
    boolean isBelow = branch.condition() == (goesOn ? Condition.LT : Condition.GE);
    boolean isUpTo = branch.condition() == (goesOn ? Condition.LE : Condition.GT);
    boolean counts = (isBelow || isUpTo) && method.instruction(branch.left()) instanceof Phi && method.blockOf(branch.left()).index() == loop.header();
    OptionalLong from = counts ? initial(loop, (Phi) method.instruction(branch.left())) : OptionalLong.empty();
    return from.isPresent() ? new Count(from.getAsLong(), branch.left(), branch.right(), isBelow) : null;
  }

  private OptionalLong initial(Loop loop, Phi counter) {
    OptionalLong initial = OptionalLong.empty();
    for (Phi.Input input : counter.inputs()) {
      if (!loop.contains(input.block())) {
        OptionalLong value = constant(input.value());
        if (value.isEmpty() || initial.isPresent()) {
          return OptionalLong.empty();
        }
        initial = value;
      }
    }
    return initial;
  }

  /** Whether the counter grows by a constant in each iteration. */
  private boolean ascends(Loop loop, Count count) {
    return ((Phi) method.instruction(count.counter)).inputs().stream().filter(input -> loop.contains(input.block())).allMatch(input -> {
      Instruction next = method.instruction(input.value());
      return next instanceof Compute sum && sum.operator() == Operator.ADD && sum.operands().contains(count.counter)
          && sum.operands().stream().anyMatch(operand -> constant(operand).orElse(0) > 0);
    });
  }

  private OptionalLong constant(int value) {
    boolean isWhole = method.instruction(value) instanceof Constant constant && constant.value() instanceof Integer;
    return isWhole ? OptionalLong.of((Integer) ((Constant) method.instruction(value)).value()) : OptionalLong.empty();
  }
}
