package org.parcast.frontend.interpreter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
 * others go from one executed iteration to the next, as partial results do. Where there are no others, one iteration may interrupt another.
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
    Map<Phi, Long> steps = new LinkedHashMap<>();
    NestedCount nested = new NestedCount(step, frame, loop, executor.loops(method));
    for (Phi phi : header.phis()) {
      Long by = by(phi);
      if (by != null || nested.counts(phi)) {
        steps.put(phi, by);
      }
    }
    if (steps.values().stream().allMatch(Objects::isNull) || !leavesAtTests() || !onlyLooks()) {
      return false;
    }
    // The values at the head of each iteration, and after the last.
    List<Map<Phi, Long>> values = new ArrayList<>();
    Map<Phi, Long> now = new LinkedHashMap<>();
    steps.keySet().forEach(phi -> now.put(phi, ((Number) frame.value(phi.id())).longValue()));
    values.add(Map.copyOf(now));
    while (staysInside() && values.size() <= MOST_ITERATIONS) {
      for (Map.Entry<Phi, Long> counting : steps.entrySet()) {
        Phi phi = counting.getKey();
        now.put(phi, counting.getValue() == null ? nested.next(phi) : (Long) (now.get(phi) + counting.getValue()));
      }
      set(now);
      values.add(Map.copyOf(now));
    }
    int iterations = values.size() - 1;
    boolean apart = steps.keySet().containsAll(header.phis());
    int[] order = orders.order(iterations);
    OwnCopies copies = new OwnCopies(step.fields(), frame, loop, orders.copied(method, loop.header()), this::isComputed);
    for (int at = 0; at < iterations; at++) {
      set(values.get(order[at]));
      copies.begin();
      int after = apart && at + 1 < iterations && executor.isUninterrupted() ? orders.interruption(method, loop.header()) : -1;
      if (after >= 0) {
        at++;
        Frame other = frame.copy();
        set(other, values.get(order[at]));
        executor.interruptAfter(after, () -> executor.iteration(other, header));
        executor.iteration(frame, header);
        executor.interrupt();
      } else {
        executor.iteration(frame, header);
      }
    }
    set(values.get(iterations));
    copies.end();
    return true;
  }

  private void set(Map<Phi, Long> values) {
    set(frame, values);
  }

  private static void set(Frame frame, Map<Phi, Long> values) {
    values.forEach((phi, value) -> frame.set(phi.id(), phi.type().equals(Type.INT) ? (Object) value.intValue() : (Object) value));
  }

  /** The blocks of the loop's condition: the head, and further tests right behind it. */
  private List<Block> tests() {
    List<Block> tests = new ArrayList<>(List.of(header));
    boolean further = true;
    while (further) {
      Block last = tests.get(tests.size() - 1);
      further = false;
      for (int next : last.successors()) {
        boolean exits = loop.exits().stream().anyMatch(edge -> edge.from() == next && method.blocks().get(next).successors().contains(edge.to()));
        if (loop.contains(next) && next != loop.header() && exits && method.blocks().get(next).predecessors().size() == 1) {
          tests.add(method.blocks().get(next));
          further = true;
          break;
        }
      }
    }
    return tests;
  }

  private boolean leavesAtTests() {
    List<Block> tests = tests();
    return loop.exits().stream()
        .allMatch(edge -> tests.contains(method.blocks().get(edge.from())) || !method.blocks().get(edge.from()).successors().contains(edge.to()));
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

  /** Whether the tests only compute the condition, so that they may be executed once more than the program does. */
  private boolean onlyLooks() {
    return tests().stream().flatMap(block -> block.instructions().stream())
        .noneMatch(
            i -> i instanceof Instruction.ArrayStore || i instanceof Instruction.FieldStore
                || i instanceof Instruction.Call call && !call.target().owner().equals("java/lang/Math"));
  }

  private boolean staysInside() throws Throwable {
    for (Block block : tests()) {
      for (Instruction instruction : block.instructions()) {
        if (instruction instanceof Instruction.Terminator terminator) {
          if (!loop.contains(Executor.successor(frame, terminator))) {
            return false;
          }
        } else if (!(instruction instanceof Phi)) {
          frame.set(instruction.id(), step.execute(frame, instruction));
        }
      }
    }
    return true;
  }
}
