package org.parcast.frontend.interpreter;

import java.util.ArrayList;
import java.util.List;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/**
 * Executes the iterations of a counted loop in another order. Variables that count get the value that they have in each iteration; all
 * others go from one executed iteration to the next, as partial results do.
 */
final class Reordering {
  private static final int MOST_ITERATIONS = 1 << 20;

  private final Executor executor;
  private final Step step;
  private final Frame frame;
  private final Method method;
  private final Loop loop;
  private final Block header;

  Reordering(Executor executor, Step step, Frame frame, Loop loop) {
    this.executor = executor;
    this.step = step;
    this.frame = frame;
    this.method = frame.method();
    this.loop = loop;
    this.header = method.blocks().get(loop.header());
  }

  /**
   * Executes all iterations; the header's phis have their first values before, and their last after.
   *
   * @return whether the loop could be reordered; if not, nothing was done
   */
  boolean run(IterationOrder orders) throws Throwable {
    List<Phi> counting = new ArrayList<>();
    List<Long> first = new ArrayList<>();
    List<Long> steps = new ArrayList<>();
    for (Phi phi : header.phis()) {
      Long by = by(phi);
      if (by != null) {
        counting.add(phi);
        first.add(((Number) frame.value(phi.id())).longValue());
        steps.add(by);
      }
    }
    boolean leavesAtHeader =
        loop.exits().stream().allMatch(edge -> edge.from() == loop.header() || !method.blocks().get(edge.from()).successors().contains(edge.to()));
    if (counting.isEmpty() || !leavesAtHeader || !onlyLooks()) {
      return false;
    }
    int iterations = 0;
    while (staysInside() && iterations < MOST_ITERATIONS) {
      set(counting, first, steps, ++iterations);
    }
    for (int iteration : orders.order(iterations)) {
      set(counting, first, steps, iteration);
      executor.iteration(frame, header);
    }
    set(counting, first, steps, iterations);
    return true;
  }

  private void set(List<Phi> counting, List<Long> first, List<Long> steps, int iteration) {
    for (int i = 0; i < counting.size(); i++) {
      long value = first.get(i) + iteration * steps.get(i);
      boolean isInt = counting.get(i).type().equals(Type.INT);
      frame.set(counting.get(i).id(), isInt ? (Object) (int) value : (Object) value);
    }
  }

  /** What each iteration adds to the phi, or null where it does not count. */
  private Long by(Phi phi) {
    Long found = null;
    for (Phi.Input input : phi.inputs()) {
      if (loop.contains(input.block())) {
        Long by = difference(input.value(), phi);
        if (by == null || found != null && !found.equals(by)) {
          return null;
        }
        found = by;
      }
    }
    return found;
  }

  private Long difference(int value, Phi phi) {
    if (value == phi.id()) {
      return 0L;
    }
    boolean whole = phi.type().equals(Type.INT) || phi.type().equals(Type.LONG);
    if (whole && method.instruction(value) instanceof Compute compute
        && (compute.operator() == Operator.ADD || compute.operator() == Operator.SUB)) {
      Long before = difference(compute.operands().get(0), phi);
      Long by = invariant(compute.operands().get(1));
      return before == null || by == null ? null : (Long) (before + (compute.operator() == Operator.ADD ? by : -by));
    }
    return null;
  }

  /** The value, where it is computed from what was there before the loop; loads are taken to find the same in every iteration. */
  private Long invariant(int value) {
    return isComputed(value) && frame.value(value) instanceof Number number ? (Long) number.longValue() : null;
  }

  private boolean isComputed(int value) {
    Instruction instruction = method.instruction(value);
    if (!loop.contains(method.blockOf(value).index())) {
      return true;
    }
    boolean simple =
        instruction instanceof Instruction.Constant || instruction instanceof Compute || instruction instanceof Instruction.ArrayLoad
            || instruction instanceof Instruction.FieldLoad || instruction instanceof Instruction.ArrayLength;
    if (!simple || !instruction.operands().stream().allMatch(this::isComputed)) {
      return false;
    }
    try {
      frame.set(value, step.execute(frame, instruction));
      return true;
    } catch (Throwable e) {
      return false; // The loop may never come to it.
    }
  }

  /** Whether the header only computes its condition, so that it may be executed once more than the program does. */
  private boolean onlyLooks() {
    return header.instructions().stream()
        .noneMatch(
            i -> i instanceof Instruction.ArrayStore || i instanceof Instruction.FieldStore
                || i instanceof Instruction.Call call && !call.target().owner().equals("java/lang/Math"));
  }

  private boolean staysInside() throws Throwable {
    for (Instruction instruction : header.instructions()) {
      if (instruction instanceof Instruction.Terminator terminator) {
        return loop.contains(Executor.successor(frame, terminator));
      } else if (!(instruction instanceof Phi)) {
        frame.set(instruction.id(), step.execute(frame, instruction));
      }
    }
    throw new IllegalStateException();
  }
}
