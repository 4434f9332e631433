package org.parcast.tracer.plan;

import java.util.List;
import org.parcast.ir.Instruction;

/**
 * An instruction at which it matters where a number comes from.
 *
 * @param kind what becomes of the number
 * @param at the instruction
 * @param value id of the number; of the store or the call where that takes more than one number
 * @param leaves leaves of its slice
 * @param computed whether something is computed on the way from the leaves
 * @param argument for ARGUMENT and BOX, its index among the operands of the call
 * @param deciding those of the leaves by which is decided that the number is this: it is computed from them where they hold anything
 */
public record Sink(Kind kind, Instruction at, int value, List<Integer> leaves, boolean computed, int argument, List<Integer> deciding) {
  Sink(Kind kind, Instruction at, int value, List<Integer> leaves, boolean computed, int argument) {
    this(kind, at, value, leaves, computed, argument, List.of());
  }

  public enum Kind {
    /** Stored in a word. */
    STORE,
    /** Returned to a caller that wants to know. */
    RETURN,
    /** Passed to an analysed method that wants to know. */
    ARGUMENT,
    /** Goes on as a mere object, in a box. */
    BOX,
    /** Decides a branch, or addresses an array. */
    CONTROL,
    /** Leaves the program. */
    EXTERNAL
  }
}
