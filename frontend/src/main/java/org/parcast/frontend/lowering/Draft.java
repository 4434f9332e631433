package org.parcast.frontend.lowering;

import java.util.function.IntUnaryOperator;
import org.parcast.ir.Instruction;

/** An instruction whose number, and those of its operands, are not settled yet. */
@FunctionalInterface
interface Draft {

  /**
   * The instruction.
   *
   * @param id its number
   * @param value from the number that an operand had in the draft to the one it has now
   */
  Instruction settle(int id, IntUnaryOperator value);
}
