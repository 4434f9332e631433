package org.parcast.tracer.oracle;

import java.lang.reflect.Array;
import java.util.Map;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** Evaluates what the place of a word is computed from, without running it. */
final class Expressions {
  private Expressions() {}

  /** The value of the instruction {@code id}, an expression over values that are known. */
  static Object evaluated(Method method, int id, Map<Integer, Object> known) {
    Instruction instruction = method.instruction(id);
    if (known.containsKey(id)) {
      return known.get(id);
    } else if (instruction instanceof Instruction.Constant constant) {
      return constant.value();
    } else if (instruction instanceof Instruction.CheckCast cast) {
      return evaluated(method, cast.value(), known);
    } else if (instruction instanceof Instruction.FieldLoad field) {
      return fieldOf(evaluated(method, field.object(), known), field.field().name());
    } else if (instruction instanceof Instruction.ArrayLoad row) {
      Object array = evaluated(method, row.array(), known);
      int index = (Integer) evaluated(method, row.index(), known);
      return array != null && index >= 0 && index < Array.getLength(array) ? Array.get(array, index) : null;
    }
    int left = (Integer) evaluated(method, instruction.operands().get(0), known);
    int right = (Integer) evaluated(method, instruction.operands().get(1), known);
    return switch (((Instruction.Compute) instruction).operator()) {
      case ADD -> left + right;
      case SUB -> left - right;
      default -> left * right;
    };
  }

  private static Object fieldOf(Object object, String name) {
    try {
      java.lang.reflect.Field field = object.getClass().getDeclaredField(name);
      field.setAccessible(true);
      return field.get(object);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
