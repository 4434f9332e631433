package org.parcast.analyses.loops.access;

import java.util.Objects;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** Stores of one constant: which of them comes last, if they meet, makes no difference. */
public final class SameConstant {
  private SameConstant() {}

  /** Whether both instructions store, and the same constant. */
  public static boolean isStoredBy(Method method, Instruction one, Method elsewhere, Instruction other) {
    Instruction.Constant first = stored(method, one);
    Instruction.Constant second = stored(elsewhere, other);
    return first != null && second != null && first.type().equals(second.type()) && Objects.equals(first.value(), second.value());
  }

  private static Instruction.Constant stored(Method method, Instruction instruction) {
    int value = instruction instanceof Instruction.ArrayStore element ? element.value() : instruction instanceof Instruction.FieldStore field ? field.value() : -1;
    return value >= 0 && method.instruction(value) instanceof Instruction.Constant constant ? constant : null;
  }
}
