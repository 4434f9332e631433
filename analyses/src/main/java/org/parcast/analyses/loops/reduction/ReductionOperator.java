package org.parcast.analyses.loops.reduction;

import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/** The operators whose operands may be gathered in any order. */
final class ReductionOperator {
  /** Classes of the library with methods for operators. */
  private static final Set<String> OF_NUMBERS =
      Set.of("java/lang/Math", "java/lang/StrictMath", "java/lang/Integer", "java/lang/Long", "java/lang/Float", "java/lang/Double", "java/lang/Boolean");

  private static final Set<String> OF_SUMS = Set.of("+", "*", "&", "|", "^");

  private ReductionOperator() {}

  /** The operator with which the instruction adds to the operand, {@code + * min max & | ^}, or null where it does something else. */
  static String of(Instruction instruction, int operand) {
    if (instruction instanceof Compute compute && compute.operands().size() == 2) {
      boolean both = compute.operands().get(0) == operand && compute.operands().get(1) == operand;
      return both ? null : of(compute, operand);
    } else if (instruction instanceof Call call && OF_NUMBERS.contains(call.target().owner())) {
      boolean both = call.operands().stream().filter(value -> value == operand).count() != 1;
      boolean addsProduct = call.target().name().equals("fma") && call.operands().get(2) == operand;
      return both ? null : addsProduct ? "+" : of(call.target().name());
    }
    return null;
  }

  private static String of(String method) {
    return switch (method) {
      case "min", "max" -> method;
      case "sum" -> "+";
      case "logicalAnd" -> "&";
      case "logicalOr" -> "|";
      case "logicalXor" -> "^";
      default -> null;
    };
  }

  /**
   * Whether what is gathered by the operator and stored after each step in a narrower type is the same in any order: whole numbers lose nothing of the low bits
   * that are kept, floating-point numbers are rounded.
   */
  static boolean mayNarrow(String operator, Type from, Type to) {
    return OF_SUMS.contains(operator) && (isWhole(from) && isWhole(to) || isFloating(from) && isFloating(to));
  }

  /** What the instruction converts to another type, or null where it does not. */
  static Instruction converted(Method method, Instruction instruction) {
    boolean converts = instruction instanceof Compute compute && compute.operator() == Instruction.Operator.CONVERT;
    return converts ? method.instruction(instruction.operands().get(0)) : null;
  }

  /** What the instruction converts to a wider type of the same kind, or null. */
  static Instruction widened(Method method, Instruction instruction) {
    Instruction narrow = converted(method, instruction);
    boolean wider = narrow != null
        && (instruction.type().equals(Type.LONG) && isWhole(narrow.type()) || instruction.type().equals(Type.DOUBLE) && narrow.type().equals(Type.FLOAT));
    return wider ? narrow : null;
  }

  private static boolean isWhole(Type type) {
    return type.isPrimitive() && !isFloating(type);
  }

  private static boolean isFloating(Type type) {
    return type.equals(Type.FLOAT) || type.equals(Type.DOUBLE);
  }

  private static String of(Compute compute, int operand) {
    return switch (compute.operator()) {
      case ADD -> "+";
      case SUB -> compute.operands().get(0) == operand ? "+" : null;
      case MUL -> "*";
      // Of 1 divided by some numbers and by others, the product is that divided by all; whole numbers lose the rest.
      case DIV -> compute.operands().get(0) == operand && isFloating(compute.type()) ? "*" : null;
      case AND -> "&";
      case OR -> "|";
      case XOR -> "^";
      default -> null;
    };
  }
}
