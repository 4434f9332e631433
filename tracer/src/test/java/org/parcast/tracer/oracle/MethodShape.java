package org.parcast.tracer.oracle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;
import org.parcast.ir.slice.CallModel;
import org.parcast.ir.slice.CallModel.Effect;
import org.parcast.ir.slice.Numbers;
import org.parcast.ir.slice.ThinSlices;

/** What the oracle knows of a method before it runs: which phis select, its loops, and its gathered registers. */
final class MethodShape {
  final Method method;
  final CallModel calls;
  final LoopForest loops;
  final List<Gathering> gatherings;
  private final ThinSlices slices;

  /** By id of a select, what its conditions compare. */
  private final Map<Integer, List<Integer>> compared = new HashMap<>();

  /** By block at the head of a diamond, the blocks of its arms. */
  private final Map<Integer, BitSet> arms = new HashMap<>();

  /** Blocks whose branches decide nothing but selects. */
  private final BitSet converted = new BitSet();

  MethodShape(Method method, CallModel calls) {
    this.method = method;
    this.calls = calls;
    this.loops = LoopForest.of(method);
    this.slices = ThinSlices.of(method, Dominators.of(method), loops, calls);
    for (Block block : method.blocks()) {
      for (Instruction.Phi phi : block.phis()) {
        if (slices.isSelect(phi)) {
          addDiamond(phi);
        }
      }
    }
    this.gatherings = Gatherings.of(this);
  }

  private void addDiamond(Instruction.Phi phi) {
    BitSet blocks = slices.armsOf(phi);
    arms.computeIfAbsent(slices.headOf(phi), head -> new BitSet()).or(blocks);
    blocks.set(slices.headOf(phi));
    converted.or(blocks);
    List<Integer> operands = new ArrayList<>();
    blocks.stream().mapToObj(index -> method.blocks().get(index).terminator()).forEach(end -> operands.addAll(end.operands()));
    compared.put(phi.id(), operands.stream().filter(this::isNumber).toList());
  }

  boolean isNumber(int id) {
    return Numbers.isNumber(method.instruction(id).type());
  }

  boolean isSelect(Instruction.Phi phi) {
    return slices.isSelect(phi);
  }

  List<Integer> compared(Instruction.Phi select) {
    return compared.get(select.id());
  }

  /** The blocks that may be skipped when control leaves the block for a select. */
  BitSet armsAfter(int block) {
    return arms.getOrDefault(block, new BitSet());
  }

  /** Whether the branch at the end of the block is one of a select's conditions. */
  boolean decidesSelect(int block) {
    return converted.get(block);
  }

  /** Whether the instruction computes a number. */
  boolean computes(Instruction instruction) {
    return instruction instanceof Instruction.Compute
        || instruction instanceof Instruction.Phi phi && isSelect(phi)
        || instruction instanceof Instruction.Call call && calls.effect(call) == Effect.COMPUTATION;
  }

  /** The numbers that the instruction makes its number from. */
  List<Integer> sourcesOf(Instruction instruction) {
    if (instruction instanceof Instruction.Phi phi && isSelect(phi)) {
      List<Integer> all = new ArrayList<>(phi.operands());
      all.addAll(compared(phi));
      return all.stream().filter(this::isNumber).toList();
    }
    boolean through =
        instruction instanceof Instruction.Compute
            || instruction instanceof Instruction.CheckCast
            || instruction instanceof Instruction.Phi
            || instruction instanceof Instruction.Call call && (calls.effect(call) == Effect.COMPUTATION || calls.effect(call) == Effect.COPY);
    return through && Numbers.isNumber(instruction.type()) ? instruction.operands().stream().filter(this::isNumber).toList() : List.of();
  }

  /** Whether the instruction is executed first of its block, phis and parameters apart. */
  boolean isFirst(Instruction instruction) {
    for (Instruction candidate : method.blockOf(instruction.id()).instructions()) {
      boolean given = candidate instanceof Instruction.Phi || candidate instanceof Instruction.Parameter || candidate instanceof Instruction.Caught;
      if (!given) {
        return candidate == instruction;
      }
    }
    return false;
  }

  /** The loop of the block that no other loop contains, or null. */
  Loop outermost(int block) {
    Loop loop = loops.innermost(block);
    while (loop != null && loop.parent() != null) {
      loop = loop.parent();
    }
    return loop;
  }
}
