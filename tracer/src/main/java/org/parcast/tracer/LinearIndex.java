package org.parcast.tracer;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Method;

/**
 * The index of an element of a linearised array, as a sum of loop counters times strides: {@code (k*ny + j)*nx + i} has the strides {@code
 * ny*nx} and {@code nx}. What the strides are is known when the program runs: each is a product of operands of multiplications.
 */
final class LinearIndex {
  private final MethodFacts facts;
  private final Method method;
  private final List<List<Instruction.Compute>> strides = new ArrayList<>();

  LinearIndex(MethodFacts facts, int index) {
    this.facts = facts;
    this.method = facts.method;
    collect(index, List.of());
  }

  /** The strides but for 1, each as the multiplications by whose constant operands a counter passes. */
  List<List<Instruction.Compute>> strides() {
    return strides;
  }

  /** Whether the constant operand of the multiplication is the right one. */
  static boolean isRightConstant(MethodFacts facts, Instruction.Compute product) {
    return !new LinearIndex(facts).varies(product.operands().get(1), new BitSet());
  }

  private LinearIndex(MethodFacts facts) {
    this.facts = facts;
    this.method = facts.method;
  }

  private void collect(int value, List<Instruction.Compute> factors) {
    if (method.instruction(value) instanceof Instruction.Compute compute) {
      Operator operator = compute.operator();
      if (operator == Operator.ADD || operator == Operator.SUB || operator == Operator.CONVERT) {
        compute.operands().forEach(operand -> collect(operand, factors));
        return;
      }
      if (operator == Operator.MUL && varies(value, new BitSet())) {
        boolean left = varies(compute.operands().get(0), new BitSet());
        boolean right = varies(compute.operands().get(1), new BitSet());
        if (left != right) {
          List<Instruction.Compute> more = new ArrayList<>(factors);
          more.add(compute);
          collect(compute.operands().get(left ? 0 : 1), more);
        }
        return;
      }
    }
    if (!factors.isEmpty() && varies(value, new BitSet()) && !strides.contains(factors)) {
      strides.add(factors);
    }
  }

  /** Whether the value changes with a loop's counter. */
  private boolean varies(int value, BitSet seen) {
    if (seen.get(value)) {
      return false;
    }
    seen.set(value);
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Instruction.Phi phi) {
      Block block = method.blockOf(value);
      boolean counter = facts.loopOf(value) != null && facts.loopOf(value).header() == block.index();
      return counter || phi.operands().stream().anyMatch(operand -> varies(operand, seen));
    }
    return instruction instanceof Instruction.Compute compute && compute.operands().stream().anyMatch(operand -> varies(operand, seen));
  }
}
