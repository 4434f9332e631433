package org.parcast.ir.slice;

import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayLength;
import org.parcast.ir.Instruction.ArrayLoad;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** Arrays that an iteration of a loop makes and that are nobody's when it ends: those whose elements it loads and stores, and of which nothing else knows. */
public final class TemporaryArrays {
  private TemporaryArrays() {}

  /** Whether the array is made in the loop, and no instruction uses it but to load, store or count its elements there: no other array, field, variable or method has it. */
  public static boolean isOne(Method method, Loop loop, int array) {
    if (!isIn(loop, method, array)) {
      return false;
    }
    for (int use : method.uses(array)) {
      Instruction by = method.instruction(use);
      boolean within = by instanceof ArrayLoad || by instanceof ArrayLength || by instanceof ArrayStore store && store.value() != array;
      if (!within || !isIn(loop, method, use)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isIn(Loop loop, Method method, int instruction) {
    return loop.contains(method.blockOf(instruction).index());
  }
}
