package org.parcast.ir.slice;

import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/** Tells numbers, boxed or not, from references. A constant of an enum is the box of its number. */
public final class NumberTypes {
  /** What constants of enums are, whatever their class. */
  public static final Type ENUM = new Type("Ljava/lang/Enum;");

  private static final Set<String> BOXES =
      Set.of(
          ENUM.descriptor(),
          "Ljava/lang/Boolean;",
          "Ljava/lang/Byte;",
          "Ljava/lang/Character;",
          "Ljava/lang/Short;",
          "Ljava/lang/Integer;",
          "Ljava/lang/Long;",
          "Ljava/lang/Float;",
          "Ljava/lang/Double;");

  /** What boxes extend or implement: references of these types may be to boxes. */
  private static final Set<String> ABOVE_BOXES =
      Set.of("Ljava/lang/Object;", "Ljava/lang/Number;", "Ljava/lang/Comparable;", "Ljava/io/Serializable;", "Ljava/lang/constant/Constable;", "Ljava/lang/constant/ConstantDesc;");

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

  /** Whether a reference of the type may be to a box though the type does not say so, as that of a type parameter. */
  public static boolean mayBeBox(Type type) {
    return ABOVE_BOXES.contains(type.descriptor());
  }

  /** Whether the instruction stores a number in an array or a field. */
  public static boolean isStoredBy(Method method, Instruction instruction) {
    return instruction instanceof Instruction.ArrayStore array && isNumber(method.instruction(array.value()).type())
        || instruction instanceof Instruction.FieldStore field && isNumber(field.field().type());
  }

  /** Whether the type is an array whose innermost elements are numbers, boxed or not: an array of words, or of rows of them. */
  public static boolean isArrayOfWords(Type type) {
    return type.isArray() && isNumber(innermost(type));
  }

  /** The type of an array's innermost elements. */
  public static Type innermost(Type array) {
    return new Type(array.descriptor().substring(array.rank()));
  }

  /** The type of the numbers in boxes of the type; any other type itself. */
  public static Type unboxed(Type type) {
    return switch (type.descriptor()) {
      case "Ljava/lang/Boolean;" -> Type.BOOLEAN;
      case "Ljava/lang/Byte;" -> Type.BYTE;
      case "Ljava/lang/Character;" -> Type.CHAR;
      case "Ljava/lang/Short;" -> Type.SHORT;
      case "Ljava/lang/Integer;", "Ljava/lang/Enum;" -> Type.INT;
      case "Ljava/lang/Long;" -> Type.LONG;
      case "Ljava/lang/Float;" -> Type.FLOAT;
      case "Ljava/lang/Double;" -> Type.DOUBLE;
      default -> type;
    };
  }
}
