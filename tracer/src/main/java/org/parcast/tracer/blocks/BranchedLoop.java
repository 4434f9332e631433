package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * An innermost loop with branches whose addresses all advance by strides, whichever ways its iterations take.
 *
 * @param blocks its blocks, in an order in which no iteration goes back: bit b of a way stands for the b-th
 * @param text what the recorder is to know of the blocks
 * @param index of the loop
 */
record BranchedLoop(List<Block> blocks, String text, int index) {
  /** Bits of a way. */
  static final int MOST = Integer.SIZE - 1;

  /** @param numbers by block, the recorder's number; for blocks with references only */
  static BranchedLoop of(Loop loop, List<Block> blocks, Map<Integer, Integer> numbers) {
    StringBuilder text = new StringBuilder();
    for (Block block : blocks) {
      text.append((char) (int) numbers.getOrDefault(block.index(), 0)).append((char) (block.end() - block.start()));
    }
    return new BranchedLoop(blocks, text.toString(), loop.index());
  }

  /** The local that holds the way of the iteration so far. */
  String way() {
    return "way" + index;
  }

  /** The local that holds the way of the iteration before. */
  String last() {
    return "last" + index;
  }

  /** The local that holds the blocks whose references need not be told of any more. */
  String known() {
    return "known" + index;
  }

  /** The local that holds the number of the iteration, from 1 on. */
  String counter() {
    return "iteration" + index;
  }

  int bit(Block block) {
    return 1 << blocks.indexOf(block);
  }

  /** The blocks of a loop in an order in which no iteration goes back; null where there is none, as an iteration goes round within itself. */
  static List<Block> inOrder(Method method, Loop loop) {
    List<Block> order = new ArrayList<>();
    return visit(method, loop, loop.header(), order, new BitSet(), new BitSet()) ? order : null;
  }

  /** In reverse postorder. */
  private static boolean visit(Method method, Loop loop, int block, List<Block> order, BitSet open, BitSet done) {
    open.set(block);
    for (int next : method.blocks().get(block).successors()) {
      if (!loop.contains(next) || next == loop.header() || done.get(next)) {
        continue;
      }
      if (open.get(next) || !visit(method, loop, next, order, open, done)) {
        return false;
      }
    }
    done.set(block);
    order.add(0, method.blocks().get(block));
    return true;
  }
}
