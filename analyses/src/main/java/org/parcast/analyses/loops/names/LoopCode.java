package org.parcast.analyses.loops.names;

import java.util.BitSet;
import org.parcast.ir.Block;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** The bytecode of a loop, by the indices of its instructions. */
final class LoopCode {
  private final BitSet positions = new BitSet();

  LoopCode(Method method, Loop loop) {
    for (Block block : method.blocks()) {
      if (loop.contains(block.index())) {
        positions.set(block.start(), block.end());
      }
    }
  }

  boolean contains(int position) {
    return positions.get(position);
  }

  /** Whether any of it is among the instructions from one index on, up to another. */
  boolean meets(int start, int end) {
    int next = positions.nextSetBit(start);
    return next >= 0 && next < end;
  }
}
