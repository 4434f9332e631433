package org.parcast.tracer.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.tracer.method.CommonLoads;
import org.parcast.tracer.method.MethodFacts;

/** Tells where a word may be overwritten between a load and the use of what was loaded. */
public final class Clobbers {
  private final Method method;
  private final BitSet clobberingBlocks = new BitSet();

  /** By block the positions of what may store, in ascending order. */
  private final int[][] positions;

  /** By the block whose branch decides, the arms at whose entry what was loaded in them before is forgotten. */
  private final Map<Integer, BitSet> arms;

  public Clobbers(MethodFacts facts) {
    this.method = facts.method;
    this.arms = facts.slices.arms();
    this.positions = new int[method.blocks().size()][];
    for (Block block : method.blocks()) {
      int[] clobbers = block.instructions().stream().filter(i -> stores(i, facts)).mapToInt(Instruction::position).sorted().toArray();
      positions[block.index()] = clobbers;
      clobberingBlocks.set(block.index(), clobbers.length > 0);
    }
  }

  private static boolean stores(Instruction instruction, MethodFacts facts) {
    boolean reads = instruction instanceof Instruction.Call call && facts.calls.isAnalysed(call) && facts.calls.changesNothing(call);
    return !reads && CommonLoads.clobbers(instruction, facts.calls);
  }

  /** Whether something may be stored in the block. */
  public boolean isClobbering(int block) {
    return clobberingBlocks.get(block);
  }

  /** Whether something may be stored after the load and before the position in the block. What an arm loaded in another iteration is forgotten where it is decided which arm runs. */
  boolean between(Instruction load, Block useBlock, int usePosition) {
    Block from = method.blockOf(load.id());
    if (from.index() == useBlock.index() && load.position() < usePosition) {
      return within(from, load.position(), usePosition);
    }
    if (within(from, load.position(), Integer.MAX_VALUE) || within(useBlock, -1, usePosition)) {
      return true;
    }
    BitSet seen = new BitSet();
    seen.set(from.index());
    if (!(load instanceof Instruction.Phi)) {
      arms.forEach((head, blocks) -> seen.set(head, seen.get(head) || blocks.get(from.index())));
    }
    List<Integer> work = new ArrayList<>(useBlock.predecessors());
    while (!work.isEmpty()) {
      int block = work.remove(work.size() - 1);
      if (!seen.get(block)) {
        if (clobberingBlocks.get(block)) {
          return true;
        }
        seen.set(block);
        work.addAll(method.blocks().get(block).predecessors());
      }
    }
    return !method.blocks().get(useBlock.index()).handlers().isEmpty() && useBlock.predecessors().isEmpty();
  }

  private boolean within(Block block, int after, int before) {
    int[] clobbers = positions[block.index()];
    int found = Arrays.binarySearch(clobbers, after + 1);
    int first = found >= 0 ? found : -found - 1;
    return first < clobbers.length && clobbers[first] < before;
  }
}
