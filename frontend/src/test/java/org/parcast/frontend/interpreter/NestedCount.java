package org.parcast.frontend.interpreter;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/**
 * Counts ahead for a variable that the loops within a loop count on, {@code c[k++]}: only what it is computed from is executed. The bounds of the loops
 * inside, and what they count by, may be read from memory, which is taken to hold what it will hold then.
 */
final class NestedCount {
  private final Step step;
  private final Frame frame;
  private final Method method;
  private final Loop loop;
  private final LoopForest loops;
  /** Headers of the loops inside that are being counted. */
  private final BitSet active = new BitSet();

  NestedCount(Step step, Frame frame, Loop loop, LoopForest loops) {
    this.step = step;
    this.frame = frame;
    this.method = frame.method();
    this.loop = loop;
    this.loops = loops;
  }

  /** Whether an iteration changes the phi at the loop's head by what the loops inside count alone. */
  boolean counts(Phi phi) {
    return isWhole(phi) && counts(phi, loop, new BitSet());
  }

  private boolean counts(Phi phi, Loop around, BitSet seen) {
    seen.set(phi.id());
    return phi.inputs().stream().filter(input -> around.contains(input.block())).allMatch(input -> isSum(input.value(), seen));
  }

  private boolean isSum(int value, BitSet seen) {
    if (seen.get(value) || !isInside(value)) {
      return true;
    }
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Phi phi) {
      Loop inner = loops.innermost(method.blockOf(value).index());
      boolean simple = isHead(phi) && (inner.header() == loop.header() || inner.exits().stream().allMatch(edge -> edge.from() == inner.header()));
      return simple && isWhole(phi) && counts(phi, inner, seen) && phi.operands().stream().allMatch(operand -> isSum(operand, seen));
    }
    boolean sums = instruction instanceof Compute compute && (compute.operator() == Operator.ADD || compute.operator() == Operator.SUB);
    return isInvariant(value) || sums && instruction.operands().stream().allMatch(operand -> isSum(operand, seen));
  }

  /** Whether each iteration computes or loads the same. */
  private boolean isInvariant(int value) {
    Instruction instruction = method.instruction(value);
    boolean simple = instruction instanceof Instruction.Constant || instruction instanceof Compute || instruction instanceof Instruction.ArrayLoad
        || instruction instanceof Instruction.FieldLoad || instruction instanceof Instruction.ArrayLength;
    return !isInside(value) || simple && instruction.operands().stream().allMatch(this::isInvariant);
  }

  /** The phi's value at the head after the iteration whose head's values are set. */
  long next(Phi phi) throws Throwable {
    for (Phi.Input input : phi.inputs()) {
      if (loop.contains(input.block())) {
        return ((Number) value(input.value())).longValue();
      }
    }
    throw new IllegalStateException();
  }

  private Object value(int id) throws Throwable {
    Instruction instruction = method.instruction(id);
    boolean known = !isInside(id) || instruction instanceof Phi && (method.blockOf(id).index() == loop.header() || active.get(method.blockOf(id).index()));
    if (!known && instruction instanceof Phi phi) {
      run(loops.innermost(method.blockOf(phi.id()).index()));
    } else if (!known) {
      for (int operand : instruction.operands()) {
        value(operand);
      }
      frame.set(id, step.execute(frame, instruction));
    }
    return frame.value(id);
  }

  /** Runs what counts in a loop inside, until it ends. */
  private void run(Loop inner) throws Throwable {
    List<Phi> counting = method.blocks().get(inner.header()).phis().stream().filter(phi -> isWhole(phi) && counts(phi, inner, new BitSet())).toList();
    advance(inner, counting, false);
    active.set(inner.header());
    Instruction.Branch test = (Instruction.Branch) method.blocks().get(inner.header()).terminator();
    while (true) {
      for (int operand : test.operands()) {
        value(operand);
      }
      if (!inner.contains(Executor.successor(frame, test))) {
        break;
      }
      advance(inner, counting, true);
    }
    active.clear(inner.header());
  }

  private void advance(Loop inner, List<Phi> counting, boolean fromWithin) throws Throwable {
    List<Object> values = new ArrayList<>();
    for (Phi phi : counting) {
      values.add(value(phi.inputs().stream().filter(input -> inner.contains(input.block()) == fromWithin).findFirst().orElseThrow().value()));
    }
    for (int i = 0; i < values.size(); i++) {
      frame.set(counting.get(i).id(), values.get(i));
    }
  }

  private boolean isHead(Phi phi) {
    Loop around = loops.innermost(method.blockOf(phi.id()).index());
    return around != null && around.header() == method.blockOf(phi.id()).index();
  }

  private boolean isInside(int value) {
    return loop.contains(method.blockOf(value).index());
  }

  private static boolean isWhole(Phi phi) {
    return phi.type().equals(Type.INT) || phi.type().equals(Type.LONG);
  }
}
