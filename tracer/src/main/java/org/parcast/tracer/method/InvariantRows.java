package org.parcast.tracer.method;

import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/**
 * Loads of rows that a loop does over and over though neither the array nor the index changes in it: a compiler has the row in a register, and
 * memory is not touched.
 */
public final class InvariantRows {
  private final Method method;
  private final LoopForest forest;

  public InvariantRows(Method method) {
    this.method = method;
    this.forest = LoopForest.of(method);
  }

  /** Whether the load need not be told of. */
  public boolean contains(Instruction.ArrayLoad load) {
    Loop loop = forest.innermost(method.blockOf(load.id()).index());
    return loop != null && isRow(load.type()) && !storesRows(loop) && isInvariant(load.array(), loop) && isInvariant(load.index(), loop);
  }

  private static boolean isRow(Type type) {
    return type.descriptor().startsWith("[");
  }

  private boolean isInvariant(int value, Loop loop) {
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Instruction.Constant || !loop.contains(method.blockOf(value).index())) {
      return true;
    }
    if (instruction instanceof Instruction.Compute compute) {
      return compute.operands().stream().allMatch(operand -> isInvariant(operand, loop));
    }
    return instruction instanceof Instruction.ArrayLoad row && isRow(row.type()) && isInvariant(row.array(), loop) && isInvariant(row.index(), loop);
  }

  private boolean storesRows(Loop loop) {
    return method.instructions().stream().anyMatch(instruction -> instruction instanceof Instruction.ArrayStore store
        && isRow(store.elementType()) && loop.contains(method.blockOf(store.id()).index()));
  }
}
