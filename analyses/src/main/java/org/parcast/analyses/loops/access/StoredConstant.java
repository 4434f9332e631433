package org.parcast.analyses.loops.access;

import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/**
 * The constant that an instruction stores each time: which of several stores of one constant comes last, if they meet, makes no difference.
 *
 * @param value as its instruction has it; null for the reference to nothing
 */
public record StoredConstant(Type type, Object value) {

  /** What an instruction stores; null where it stores nothing, or no constant. */
  public static StoredConstant of(Method method, Instruction instruction) {
    int value = instruction instanceof Instruction.ArrayStore element ? element.value() : instruction instanceof Instruction.FieldStore field ? field.value() : -1;
    return value >= 0 && method.instruction(value) instanceof Instruction.Constant constant ? new StoredConstant(constant.type(), constant.value()) : null;
  }
}
