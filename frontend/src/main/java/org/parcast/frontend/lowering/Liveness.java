package org.parcast.frontend.lowering;

import static org.objectweb.asm.Opcodes.*;

import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Which local variables are live at the entry of each block: may be read before they are written (backward data flow). */
final class Liveness {
  private final Code code;
  private final BitSet[] liveIn;

  Liveness(Code code, FlowGraph graph) {
    this.code = code;
    this.liveIn = new BitSet[graph.regions().size()];
    for (int block = 0; block < liveIn.length; block++) {
      liveIn[block] = new BitSet();
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int block = liveIn.length - 1; block >= 0; block--) {
        BitSet live = transfer(graph.region(block));
        changed |= !live.equals(liveIn[block]);
        liveIn[block] = live;
      }
    }
  }

  /** Slots live at the entry of the block. Not to be changed. */
  BitSet liveIn(int block) {
    return liveIn[block];
  }

  private BitSet transfer(FlowGraph.Region region) {
    BitSet live = union(region.successors());
    BitSet caught = union(region.handlers());
    for (int position = region.end() - 1; position >= region.start(); position--) {
      AbstractInsnNode instruction = code.instruction(position);
      int opcode = instruction.getOpcode();
      if (instruction instanceof IincInsnNode increment) {
        live.set(increment.var);
      } else if (instruction instanceof VarInsnNode access) {
        live.set(access.var, opcode >= ILOAD && opcode <= ALOAD);
      } else if (Throwing.mayThrow(instruction)) {
        live.or(caught);
      }
    }
    return live;
  }

  private BitSet union(List<Integer> blocks) {
    BitSet union = new BitSet();
    blocks.forEach(block -> union.or(liveIn[block]));
    return union;
  }
}
