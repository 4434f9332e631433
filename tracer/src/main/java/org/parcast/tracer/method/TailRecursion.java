package org.parcast.tracer.method;

import java.util.BitSet;
import java.util.List;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Method;

/** Methods that call themselves last: loops written as recursion, {@code return steps == 0 ? u : run(next(u), steps - 1)}. */
public final class TailRecursion {
  private TailRecursion() {}

  /** Whether the method calls itself in one place and in no loop, and does nothing after that. */
  public static boolean isIn(MethodFacts facts) {
    List<Call> calls = facts.method.instructions().stream().filter(Call.class::isInstance).map(Call.class::cast).filter(call -> call.target().equals(facts.method.ref())).toList();
    return calls.size() == 1 && !facts.method.ref().name().startsWith("<") && facts.loopOf(calls.get(0).id()) == null && isLast(facts.method, calls.get(0));
  }

  private static boolean isLast(Method method, Call call) {
    Block block = method.blockOf(call.id());
    BitSet after = method.reachableAnyhow(block.index(), next -> true);
    after.clear(block.index());
    int at = block.instructions().indexOf(call);
    return block.instructions().stream().skip(at + 1L).allMatch(instruction -> doesNothing(instruction, call))
        && after.stream().allMatch(next -> method.blocks().get(next).instructions().stream().allMatch(instruction -> doesNothing(instruction, call)));
  }

  private static boolean doesNothing(Instruction instruction, Call call) {
    boolean computes = instruction instanceof Instruction.Compute compute && !compute.operands().contains(call.id());
    return computes || instruction instanceof Instruction.Phi || instruction instanceof Instruction.Constant || instruction instanceof Instruction.CheckCast
        || instruction instanceof Instruction.Goto || instruction instanceof Instruction.Return;
  }
}
