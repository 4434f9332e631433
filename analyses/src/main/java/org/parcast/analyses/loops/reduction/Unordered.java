package org.parcast.analyses.loops.reduction;

import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.Operator;

/** Comparisons of floating point that meet a NaN. */
final class Unordered {
  private Unordered() {}

  /**
   * Whether the condition holds where an operand is NaN, as {@code !(v >= least)} does: a NaN would be taken for an extreme, and after it whatever comes next, so that the order matters.
   *
   * @param comparison of the virtual machine: one gives -1 for NaN, one 1; that of whole numbers meets none
   */
  static boolean holds(Operator comparison, Condition condition) {
    return switch (condition) {
      case LT, LE -> comparison == Operator.CMPL;
      case GT, GE -> comparison == Operator.CMPG;
      case NE -> comparison == Operator.CMPL || comparison == Operator.CMPG;
      default -> false;
    };
  }
}
