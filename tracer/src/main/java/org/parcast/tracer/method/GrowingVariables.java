package org.parcast.tracer.method;

import java.util.BitSet;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** Local variables of arrays that get other arrays on their way: those that have grown are told by what they held before. */
public final class GrowingVariables {
  private GrowingVariables() {}

  /** What the variable of a phi held until it gets the array that comes on the edge, if the method has made both; -1 where that is not known. */
  public static int before(Method method, Dominators dominators, Instruction.Phi phi, Instruction.Phi.Input input) {
    if (method.instruction(input.value()) instanceof Instruction.Phi || !isMade(method, input.value(), new BitSet()) || !isMade(method, phi.id(), new BitSet())) {
      return -1;
    }
    if (dominators.dominates(method.blockOf(phi.id()).index(), input.block())) {
      return phi.id();
    }
    return phi.operands().stream().filter(other -> other != input.value() && dominators.dominates(method.blockOf(other).index(), input.block())).findFirst().orElse(-1);
  }

  /** Whether the method, or one that it calls, has made the array; so it has where there is none. */
  private static boolean isMade(Method method, int value, BitSet seen) {
    Instruction instruction = method.instruction(value);
    if (seen.get(value)) {
      return true;
    }
    seen.set(value);
    if (instruction instanceof Instruction.Phi || instruction instanceof Instruction.CheckCast) {
      return instruction.operands().stream().allMatch(operand -> isMade(method, operand, seen));
    }
    return instruction instanceof Instruction.NewArray || instruction instanceof Instruction.Call || instruction instanceof Instruction.Constant;
  }
}
