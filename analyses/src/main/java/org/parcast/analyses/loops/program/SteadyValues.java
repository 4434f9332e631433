package org.parcast.analyses.loops.program;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Branch;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;

/**
 * Values in a loop that are computed anew in each iteration, from what comes from before the loop and from memory alone: they stay the same as long as
 * nothing that they read is written, which a run shows of the program's own memory.
 */
public final class SteadyValues {
  private final WholeProgram program;
  private final Method method;
  private final Loop loop;

  public SteadyValues(WholeProgram program, Method method, Loop loop) {
    this.program = program;
    this.method = method;
    this.loop = loop;
  }

  /** Whether the value is such a one. */
  public boolean isSteady(int value) {
    return isSteady(value, false, new BitSet());
  }

  /** Whether the value is such a one, or computed from variables that count too. */
  public boolean isCounterOrSteady(int value) {
    return isSteady(value, true, new BitSet());
  }

  /** The sides of a comparison that are computed in the loop and steady. */
  public List<Integer> bound(Branch branch) {
    return compared(branch).stream().filter(value -> loop.contains(method.blockOf(value).index()) && isSteady(value)).toList();
  }

  private List<Integer> compared(Branch branch) {
    return branch.right() < 0 && method.instruction(branch.left()) instanceof Compute compare && compare.operator() == Operator.CMP ? compare.operands() : branch.operands();
  }

  /** Whether a test asks an iterator that was made before the loop, and that nothing but one call in each iteration moves on, for another element. */
  public boolean asksForElements(Branch branch) {
    if (!(method.instruction(branch.left()) instanceof Call asked) || !isOfIterator(asked, "hasNext")) {
      return false;
    }
    int iterator = asked.operands().get(0);
    boolean made = method.instruction(iterator) instanceof Call call && call.target().name().equals("iterator")
        && (LibraryEffects.isContainer(call.target().owner()) || program.calls().isOurs(call.target().owner()));
    if (loop.contains(method.blockOf(iterator).index()) || !made) {
      return false;
    }
    int moves = 0;
    for (int user : method.uses(iterator)) {
      if (user != asked.id()) {
        boolean moved = method.instruction(user) instanceof Call call && isOfIterator(call, "next") && isEveryTime(user);
        moves += moved ? 1 : 2;
      }
    }
    return moves == 1;
  }

  /** The iterator that gives each iteration its element; -1 where there is none. */
  public int drivingIterator() {
    return method.blocks().get(loop.header()).terminator() instanceof Branch branch && asksForElements(branch) ? method.instruction(branch.left()).operands().get(0) : -1;
  }

  /** Whether an instruction is executed once in each iteration: right in the loop, in the block that comes first behind its test. */
  private boolean isEveryTime(int id) {
    List<Integer> before = method.blockOf(id).predecessors();
    return before.size() == 1 && before.get(0) == loop.header() && loop.contains(method.blockOf(id).index());
  }

  private static boolean isOfIterator(Call call, String name) {
    return call.target().owner().equals("java/util/Iterator") && call.target().name().equals(name);
  }

  private boolean isSteady(int value, boolean counters, BitSet visited) {
    Instruction instruction = method.instruction(value);
    if (visited.get(value) || !loop.contains(method.blockOf(value).index())) {
      return true;
    }
    visited.set(value);
    if (instruction instanceof Phi phi) {
      return counters && phi.inputs().stream().filter(input -> loop.contains(input.block())).allMatch(input -> isCount(input.value(), phi.id()));
    } else if (instruction instanceof Call call && program.calls().mayLeaveProgram(call)) {
      return (LibraryEffects.effect(call) == LibraryEffects.Effect.PURE || LibraryEffects.asksContainer(call) || isOwnFunction(call)) && ofSteady(instruction, counters, visited);
    } else if (instruction instanceof Instruction.ArrayLoad && counters) {
      return false; // Another element each time.
    }
    boolean reads = instruction instanceof Instruction.FieldLoad || instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.ArrayLength;
    boolean computes = instruction instanceof Compute || instruction instanceof Instruction.CheckCast || instruction instanceof Instruction.Constant;
    return (reads || computes || instruction instanceof Call) && ofSteady(instruction, counters, visited);
  }

  /** Whether the call runs functions of the program, and no others that are known: what these refer to a run shows. */
  private boolean isOwnFunction(Call call) {
    Set<MethodRef> bodies = program.calls().lambdaBodies(call.target());
    boolean isFunction = !bodies.isEmpty() || LibraryEffects.isFunction(call.target().owner()) && !program.calls().targets(call).isEmpty();
    return isFunction && bodies.stream().allMatch(body -> LibraryEffects.isPure(body) || !program.calls().implementations(body).isEmpty());
  }

  /** All that a test reads in the loop, called methods included. */
  public Set<WholeProgram.Read> reads(Branch branch) {
    Set<WholeProgram.Read> reads = new HashSet<>();
    BitSet visited = new BitSet();
    branch.operands().forEach(operand -> collect(operand, visited, reads));
    return reads;
  }

  private void collect(int value, BitSet visited, Set<WholeProgram.Read> reads) {
    if (visited.get(value) || !loop.contains(method.blockOf(value).index())) {
      return;
    }
    visited.set(value);
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Instruction.FieldLoad || instruction instanceof Instruction.ArrayLoad) {
      reads.add(new WholeProgram.Read(method, instruction));
    } else if (instruction instanceof Call call) {
      program.calls().mayRun(call).forEach(target -> reads.addAll(program.readsWithin(target)));
    }
    if (!(instruction instanceof Phi)) {
      instruction.operands().forEach(operand -> collect(operand, visited, reads));
    }
  }

  /** Whether the value hangs on what code that is not looked into answers. */
  public boolean isUnknown(int value) {
    return isUnknown(value, new BitSet());
  }

  private boolean isUnknown(int value, BitSet visited) {
    Instruction instruction = method.instruction(value);
    if (visited.get(value) || !loop.contains(method.blockOf(value).index())) {
      return false;
    }
    visited.set(value);
    boolean unknown = instruction instanceof Call call && program.calls().mayLeaveProgram(call) && LibraryEffects.effect(call) == LibraryEffects.Effect.UNKNOWN;
    return unknown || instruction.operands().stream().anyMatch(operand -> isUnknown(operand, visited));
  }

  private boolean ofSteady(Instruction instruction, boolean counters, BitSet visited) {
    return instruction.operands().stream().allMatch(operand -> isSteady(operand, counters, visited));
  }

  private boolean isCount(int next, int phi) {
    return method.instruction(next) instanceof Compute sum && (sum.operator() == Operator.ADD || sum.operator() == Operator.SUB) && sum.operands().contains(phi)
        && sum.operands().stream().filter(operand -> operand != phi)
            .allMatch(operand -> method.instruction(operand) instanceof Instruction.Constant || !loop.contains(method.blockOf(operand).index()));
  }
}
