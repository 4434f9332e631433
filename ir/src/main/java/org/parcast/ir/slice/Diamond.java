package org.parcast.ir.slice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * The blocks between a branch and the merge of its arms.
 *
 * @param head the block that branches
 * @param merge the block at which all arms end
 * @param arms blocks strictly between head and merge
 * @param compared ids of the values that the conditions compare
 */
record Diamond(int head, int merge, BitSet arms, List<Integer> compared) {

  /** Finds those of a method whose arms do nothing but what is allowed there. */
  static final class Finder {
    private final Method method;
    private final Dominators dominators;
    private final LoopForest loops;
    private final Predicate<Block> allowed;
    private final int largest;
    private final boolean withLoops;

    /** @param largest blocks in the arms of one */
    Finder(Method method, Dominators dominators, LoopForest loops, Predicate<Block> allowed, int largest) {
      this(method, dominators, loops, allowed, largest, false);
    }

    /** @param withLoops whether arms may have loops of their own */
    Finder(Method method, Dominators dominators, LoopForest loops, Predicate<Block> allowed, int largest, boolean withLoops) {
      this.method = method;
      this.dominators = dominators;
      this.loops = loops;
      this.allowed = allowed;
      this.largest = largest;
      this.withLoops = withLoops;
    }

    /** The diamond that ends at the block, or null. */
    Diamond endingAt(Block merge) {
      int head = dominators.immediateDominator(merge.index());
      if (head < 0 || loops.innermost(head) != loops.innermost(merge.index())) {
        return null;
      }
      BitSet arms = new BitSet();
      List<Integer> work = new ArrayList<>(merge.predecessors());
      while (!work.isEmpty()) {
        int block = work.remove(work.size() - 1);
        if (block == head || arms.get(block)) {
          continue;
        }
        arms.set(block);
        // Control that comes back to the merge is a cycle: a loop, or one that is entered at several blocks and belongs to no loop.
        if (block == merge.index() || arms.cardinality() > largest || !isAround(loops.innermost(head), loops.innermost(block)) || !allowed.test(method.blocks().get(block))) {
          return null;
        }
        work.addAll(method.blocks().get(block).predecessors());
      }
      List<Integer> compared = new ArrayList<>();
      if (!addCompared(head, arms, merge.index(), compared)) {
        return null;
      }
      for (int arm = arms.nextSetBit(0); arm >= 0; arm = arms.nextSetBit(arm + 1)) {
        if (!addCompared(arm, arms, merge.index(), compared)) {
          return null;
        }
      }
      return new Diamond(head, merge.index(), arms, List.copyOf(compared));
    }

    private boolean isAround(Loop outer, Loop inner) {
      boolean isInside = withLoops && inner != null && (outer == null || outer.contains(inner.header()));
      return outer == inner || isInside;
    }

    /** Whether control stays in the diamond from this block on; adds what the block's branch compares. */
    private boolean addCompared(int index, BitSet arms, int merge, List<Integer> compared) {
      Block block = method.blocks().get(index);
      for (int successor : block.successors()) {
        if (successor != merge && !arms.get(successor)) {
          return false;
        }
      }
      if (block.terminator() instanceof Instruction.Branch || block.terminator() instanceof Instruction.Switch) {
        compared.addAll(block.terminator().operands());
      }
      return true;
    }
  }
}
