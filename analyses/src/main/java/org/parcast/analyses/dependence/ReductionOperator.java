package org.parcast.analyses.dependence;

import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Compute;

/** The operators whose operands may be gathered in any order. */
final class ReductionOperator {
  private ReductionOperator() {}

  /** The operator with which the instruction adds to the operand, {@code + * min max & | ^}, or null where it does something else. */
  static String of(Instruction instruction, int operand) {
    if (instruction instanceof Compute compute && compute.operands().size() == 2) {
      boolean both = compute.operands().get(0) == operand && compute.operands().get(1) == operand;
      return both ? null : of(compute, operand);
    } else if (instruction instanceof Call call && (call.target().owner().equals("java/lang/Math") || call.target().owner().equals("java/lang/StrictMath"))) {
      String name = call.target().name();
      boolean both = call.operands().stream().filter(value -> value == operand).count() != 1;
      return (name.equals("min") || name.equals("max")) && !both ? name : null;
    }
    return null;
  }

  private static String of(Compute compute, int operand) {
    return switch (compute.operator()) {
      case ADD -> "+";
      case SUB -> compute.operands().get(0) == operand ? "+" : null;
      case MUL -> "*";
      case AND -> "&";
      case OR -> "|";
      case XOR -> "^";
      default -> null;
    };
  }
}
