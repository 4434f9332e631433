package org.parcast.ir;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A basic block: control enters at its first instruction and leaves at its last.
 *
 * @param index its number in the method; block 0 is the entry, which no branch targets
 * @param start bytecode index of the first instruction
 * @param end bytecode index after the last
 * @param instructions phis first, a {@link Instruction.Terminator} last
 * @param predecessors blocks from which control comes without an exception, each once for each edge
 * @param successors blocks to which the terminator goes, in its order
 * @param handlers blocks that catch exceptions thrown here, in the order of the exception table
 */
public record Block(
    int index, int start, int end, List<Instruction> instructions, List<Integer> predecessors, List<Integer> successors, List<Integer> handlers) {

  public Block {
    instructions = List.copyOf(instructions);
    predecessors = List.copyOf(predecessors);
    successors = List.copyOf(successors);
    handlers = List.copyOf(handlers);
  }

  /** The phis at the block's head. */
  public List<Instruction.Phi> phis() {
    List<Instruction.Phi> phis = new ArrayList<>();
    for (Instruction instruction : instructions) {
      if (!(instruction instanceof Instruction.Phi phi)) {
        break;
      }
      phis.add(phi);
    }
    return phis;
  }

  /** The blocks to which control goes from here, those that catch what is thrown here last. */
  public Stream<Integer> next() {
    return Stream.concat(successors.stream(), handlers.stream());
  }

  public Instruction.Terminator terminator() {
    return (Instruction.Terminator) instructions.get(instructions.size() - 1);
  }
}
