package org.parcast.ir.slice;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/**
 * Phis that select: those at the end of a diamond that a compiler could turn into a conditional move ({@code if (x < m) m = x;} or {@code
 * ?:}) but for what its arms store ({@code if (d < dist[v]) { dist[v] = d; changed = true; }}). Such a phi computes its value from its inputs and from what the conditions compare, as {@code Math.min}
 * does. Other phis only choose, those among them to which one arm brings a number that is there before and that the others do without ({@code wind > 0 ? left : right}): only
 * the run tells which they use.
 */
final class Selects {
  private static final int LARGEST = 16;

  private final Method method;
  private final Map<Integer, Diamond> diamonds = new HashMap<>();
  private final BitSet deciding = new BitSet();
  /** Ids of the phis that end a diamond and only choose. */
  private final BitSet choosing = new BitSet();

  Selects(Method method, Dominators dominators, LoopForest loops, CallModel calls) {
    this.method = method;
    Diamond.Finder finder = new Diamond.Finder(method, dominators, loops, arm -> computesAndStores(method, arm, calls), LARGEST);
    for (Block block : method.blocks()) {
      if (block.predecessors().size() > 1 && !block.phis().isEmpty()) {
        Diamond diamond = finder.endingAt(block);
        if (diamond != null) {
          diamonds.put(block.index(), diamond);
          deciding.set(diamond.head());
          deciding.or(diamond.arms());
          ArmSources sources = new ArmSources(method, loops, calls, diamond);
          block.phis().stream().filter(phi -> !sources.areUsedByAll(phi)).forEach(phi -> choosing.set(phi.id()));
        }
      }
    }
  }

  /** The diamond that the phi's block ends, or null where the phi only chooses. */
  Diamond diamondOf(Instruction.Phi phi) {
    return choosing.get(phi.id()) ? null : diamonds.get(method.blockOf(phi.id()).index());
  }

  /** What the phi selects by one comparison of two numbers; null where more decides, or it only chooses. */
  ComparedSelect comparedSelectOf(Instruction.Phi phi) {
    Diamond diamond = diamondOf(phi);
    if (diamond == null || phi.inputs().size() != 2 || !(method.blocks().get(diamond.head()).terminator() instanceof Instruction.Branch branch) || !diamond.compared().equals(branch.operands())) {
      return null;
    }
    List<Integer> compared = comparedBy(method, branch);
    int taken = phi.inputs().get(0).block() == lastOn(branch.taken(), diamond) ? 0 : 1;
    return compared.isEmpty() ? null : new ComparedSelect(branch.condition(), compared.get(0), compared.get(1), phi.inputs().get(taken).value(), phi.inputs().get(1 - taken).value());
  }

  /** The block before the merge on the way through this one. */
  private int lastOn(int first, Diamond diamond) {
    int last = diamond.head();
    for (int block = first; block != diamond.merge(); block = method.blocks().get(block).successors().get(0)) {
      last = block;
    }
    return last;
  }

  /** The two numbers whose order decides the branch, none where it decides by something else. */
  static List<Integer> comparedBy(Method method, Instruction.Branch branch) {
    if (branch.condition() == Condition.EQ || branch.condition() == Condition.NE) {
      return List.of();
    }
    if (branch.right() >= 0) {
      return branch.operands();
    }
    boolean compares =
        method.instruction(branch.left()) instanceof Instruction.Compute compute
            && (compute.operator() == Operator.CMP || compute.operator() == Operator.CMPL || compute.operator() == Operator.CMPG);
    return compares ? method.instruction(branch.left()).operands() : List.of();
  }

  /** Those that phis end. */
  Collection<Diamond> all() {
    return diamonds.values();
  }

  /** Whether the block is the head or in the arms of a diamond. */
  boolean decides(int block) {
    return deciding.get(block);
  }

  /** Whether all that the block does is compute, and store numbers. */
  static boolean computesAndStores(Method method, Block block, CallModel calls) {
    return block.instructions().stream().allMatch(instruction -> NumberTypes.isStoredBy(method, instruction) || !isStore(instruction) && !hasEffect(instruction, calls));
  }

  static boolean isStore(Instruction instruction) {
    return instruction instanceof Instruction.ArrayStore || instruction instanceof Instruction.FieldStore;
  }

  /** Whether an instruction does more than compute, stores apart. */
  static boolean hasEffect(Instruction instruction, CallModel calls) {
    return instruction instanceof Instruction.Call call && !calls.changesNothing(call)
        || instruction instanceof Instruction.NewObject
        || instruction instanceof Instruction.NewArray
        || instruction instanceof Instruction.Monitor
        || instruction instanceof Instruction.Throw
        || instruction instanceof Instruction.Return
        || instruction instanceof Instruction.Caught;
  }
}
