package org.parcast.ir.slice;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * Phis that select: those at the end of a diamond that a compiler could turn into a conditional move ({@code if (x < m) m = x;} or {@code
 * ?:}), whose arms store nothing. Such a phi computes its value from its inputs and from what the conditions compare, as {@code Math.min}
 * does. Other phis only choose.
 */
final class Selects {
  private static final int LARGEST = 16;

  private final Method method;
  private final Dominators dominators;
  private final LoopForest loops;
  private final CallModel calls;
  private final Map<Integer, Diamond> diamonds = new HashMap<>();
  private final BitSet deciding = new BitSet();

  /**
   * The blocks between a branch and the merge of its arms.
   *
   * @param head the block that branches
   * @param arms blocks strictly between head and merge
   * @param compared ids of the values that the conditions compare
   */
  record Diamond(int head, BitSet arms, List<Integer> compared) {}

  Selects(Method method, Dominators dominators, LoopForest loops, CallModel calls) {
    this.method = method;
    this.dominators = dominators;
    this.loops = loops;
    this.calls = calls;
    for (Block block : method.blocks()) {
      if (block.predecessors().size() > 1 && !block.phis().isEmpty()) {
        Diamond diamond = diamond(block);
        if (diamond != null) {
          diamonds.put(block.index(), diamond);
          deciding.set(diamond.head());
          deciding.or(diamond.arms());
        }
      }
    }
  }

  /** The diamond that the phi's block ends, or null where the phi only chooses. */
  Diamond diamondOf(Instruction.Phi phi) {
    return diamonds.get(method.blockOf(phi.id()).index());
  }

  /** Whether the block is the head or in the arms of a diamond. */
  boolean decides(int block) {
    return deciding.get(block);
  }

  private Diamond diamond(Block merge) {
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
      if (block == merge.index() || arms.cardinality() > LARGEST || loops.innermost(block) != loops.innermost(head) || !isConvertible(method.blocks().get(block))) {
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
    return new Diamond(head, arms, List.copyOf(compared));
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

  private boolean isConvertible(Block block) {
    return block.instructions().stream()
        .allMatch(
            instruction ->
                instruction instanceof Instruction.Call call
                    ? calls.isPure(call)
                    : !(instruction instanceof Instruction.ArrayStore
                        || instruction instanceof Instruction.FieldStore
                        || instruction instanceof Instruction.NewObject
                        || instruction instanceof Instruction.NewArray
                        || instruction instanceof Instruction.Monitor
                        || instruction instanceof Instruction.Throw
                        || instruction instanceof Instruction.Return
                        || instruction instanceof Instruction.Caught));
  }
}
