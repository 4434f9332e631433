package org.parcast.ir.slice;

import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/** Tells numbers, boxed or not, from references. */
public final class NumberTypes {
  private static final Set<String> BOXES =
      Set.of(
          "Ljava/lang/Boolean;",
          "Ljava/lang/Byte;",
          "Ljava/lang/Character;",
          "Ljava/lang/Short;",
          "Ljava/lang/Integer;",
          "Ljava/lang/Long;",
          "Ljava/lang/Float;",
          "Ljava/lang/Double;");

  private NumberTypes() {}

  /** Whether values of the type are numbers, characters or truth values, boxed or not. */
  public static boolean isNumber(Type type) {
    return type.isPrimitive() || isBox(type);
  }

  /** Whether values of the type are references to objects that are no boxes and no arrays: what has chosen one is known of them. */
  public static boolean isObject(Type type) {
    return type.descriptor().startsWith("L") && !isBox(type);
  }

  /** Whether values of the type have a slice: numbers, and references to objects, which are computed from what has chosen them. */
  static boolean isSliced(Type type) {
    return isNumber(type) || isObject(type);
  }

  public static boolean isBox(Type type) {
    return BOXES.contains(type.descriptor());
  }

  /** Whether the instruction stores a number in an array or a field. */
  public static boolean isStoredBy(Method method, Instruction instruction) {
    return instruction instanceof Instruction.ArrayStore array && isNumber(method.instruction(array.value()).type())
        || instruction instanceof Instruction.FieldStore field && isNumber(field.field().type());
  }

  /** Whether the type is an array whose innermost elements are of a primitive type: an array of words, or of rows of them. */
  public static boolean isArrayOfWords(Type type) {
    return type.isArray() && type.descriptor().length() == type.rank() + 1;
  }
}
