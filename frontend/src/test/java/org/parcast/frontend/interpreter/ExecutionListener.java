package org.parcast.frontend.interpreter;

import java.util.List;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Phi;

/** Sees what an interpreted program does, in order. All methods do nothing unless overridden. */
public interface ExecutionListener {

  /** A method starts; its parameters have their values. {@link Frame#caller()} is null where the library calls it. */
  default void enter(Frame frame) {}

  /** Control reaches a block with phis: {@code chosen} holds for each of its phis the input that it takes. No phi has its new value yet. */
  default void phis(Frame frame, Block block, List<Phi> phis, List<Phi.Input> chosen) {}

  /** An instruction is about to be executed; not called for phis and parameters. */
  default void before(Frame frame, Instruction instruction) {}

  /** An instruction was executed; {@code frame.value(instruction.id())} is its result. Not called if it throws, nor for terminators. */
  default void after(Frame frame, Instruction instruction) {}

  /** The method returns by this instruction. */
  default void leave(Frame frame, Instruction.Return instruction) {}

  /** An instruction threw; the method is left by the exception if {@code handler} is null. */
  default void thrown(Frame frame, Instruction instruction, Throwable exception, Block handler) {}
}
