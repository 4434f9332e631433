package org.parcast.analyses.loops.observation;

import java.util.BitSet;
import org.parcast.analyses.loops.program.LibraryEffects;
import org.parcast.analyses.loops.program.PointsTo;
import org.parcast.analyses.loops.program.RunBlocks;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Method;

/** Which arrays code that is not traced may have read in a run: whatever the library was given, it may read at any time. */
final class UntracedReads {
  private final WholeProgram program;
  private final RunBlocks run;
  private PointsTo pointsTo;
  /** What the library reads where it is called, or may get to. */
  private BitSet read = new BitSet();

  /** @param run which blocks the run may have come to */
  UntracedReads(WholeProgram program, RunBlocks run) {
    this.program = program;
    this.run = run;
  }

  private void find() {
    pointsTo = new PointsTo(program.calls(), program.fresh(), program.ownFields(), run);
    for (Method method : program.calls().methods()) {
      for (Block block : method.blocks()) {
        if (run.mayRun(method, block)) {
          block.instructions().forEach(instruction -> visit(method, instruction));
        }
      }
    }
    read.or(pointsTo.escaped());
    read = pointsTo.withOrigins(read);
  }

  private void visit(Method method, Instruction instruction) {
    if (instruction instanceof Call call && program.calls().mayLeaveProgram(call) && LibraryEffects.readsElements(call)) {
      call.operands().forEach(operand -> read.or(pointsTo.of(method, operand)));
    }
  }

  /** The arrays that an instruction refers to. */
  BitSet arrays(Method method, Instruction instruction) {
    if (pointsTo == null) {
      find(); // Few loops ask.
    }
    if (instruction instanceof Instruction.ArrayLoad load) {
      return pointsTo.of(method, load.array());
    }
    return instruction instanceof Instruction.ArrayStore store ? pointsTo.of(method, store.array()) : new BitSet();
  }

  /** Whether one of the arrays may have been read; of none, nothing is known. */
  boolean mayRead(BitSet arrays) {
    return arrays.isEmpty() || arrays.intersects(read);
  }
}
