package org.parcast.ir.slice;

import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;

/** Says what a call does to numbers. */
public interface CallModel {

  /** What a call does, as far as its result is concerned. */
  enum Effect {
    /** The result is computed from the arguments that are numbers, as {@code Math.sqrt} does. */
    COMPUTATION,
    /** The result is the one argument, as boxing and unboxing do. */
    COPY,
    /** The result is the number in the box of which the type does not say that it is one. */
    UNBOXING,
    /** The method is analysed itself: its result is known at run time. */
    ANALYSED,
    /** The result is new: nothing is known of where it comes from. */
    OPAQUE
  }

  Effect effect(Instruction.Call call);

  /** Whether the call does nothing but compute its result: it stores nothing, and calls nothing that does. */
  default boolean isPure(Instruction.Call call) {
    Effect effect = effect(call);
    return effect == Effect.COMPUTATION || effect == Effect.COPY;
  }

  /** Whether the call does nothing but compute and read: what it answers another time may differ, as words change. */
  default boolean changesNothing(Instruction.Call call) {
    return isPure(call);
  }

  /** Whether what the call runs stores the number that is its operand {@code argument}, or something that it computes from it. */
  default boolean storesOf(Instruction.Call call, int argument) {
    return false;
  }

  /** Whether the call answers nothing and does no more than compute, read and store numbers, as a setter does. */
  default boolean storesNumbers(Instruction.Call call) {
    return false;
  }

  /** The one field of its object that such a call stores to, where it stores nothing else whatever method it runs; null for others. */
  default FieldRef fieldSetBy(Instruction.Call call) {
    return null;
  }

  /** The method that such a call runs where it stores to one element of an array and nothing else; null for others. */
  default ElementSetter elementSetBy(Instruction.Call call) {
    return null;
  }
}
