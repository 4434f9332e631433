package org.parcast.analyses.dependence;

import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * What an iteration does or leaves out as a branch decides: the blocks between the branch and its immediate postdominator, the first block
 * of the iteration that control comes to either way. Nothing but what is being chosen may hang on a comparison with what has been gathered
 * so far, for that depends on the order of the iterations.
 */
final class BranchRegion {
  private static final int NONE = -1;

  private final WholeProgram program;
  private final Method method;
  private final Loop loop;
  private final int branching;
  private final int join;
  private final BitSet blocks;

  /** @param loop the loop of whose iterations; null for a run of the whole method */
  BranchRegion(WholeProgram program, Method method, Loop loop, int branching) {
    this.program = program;
    this.method = method;
    this.loop = loop;
    this.branching = branching;
    BitSet smallest = reached(NONE);
    int nearest = loop == null ? NONE : loop.header(); // Where the next iteration begins.
    BitSet candidates = (BitSet) smallest.clone();
    for (int block = candidates.nextSetBit(0); block >= 0; block = candidates.nextSetBit(block + 1)) {
      if (block != branching) {
        BitSet without = reached(block);
        if (!ends(without) && without.cardinality() < smallest.cardinality()) {
          smallest = without;
          nearest = block;
        }
      }
    }
    this.blocks = smallest;
    this.join = nearest;
  }

  /** Blocks of the iteration to which control may come from the branch without passing one. */
  private BitSet reached(int avoided) {
    BitSet reached = new BitSet();
    spread(branching, avoided, reached);
    return reached;
  }

  private void spread(int from, int avoided, BitSet reached) {
    Block block = method.blocks().get(from);
    block.successors().forEach(next -> visit(next, avoided, reached));
    block.handlers().forEach(next -> visit(next, avoided, reached));
  }

  private void visit(int block, int avoided, BitSet reached) {
    if (block != avoided && isWithin(block) && !reached.get(block)) {
      reached.set(block);
      spread(block, avoided, reached);
    }
  }

  /** Whether the iteration may end after the branch by way of these blocks alone. */
  private boolean ends(BitSet way) {
    return endsAt(branching) || way.stream().anyMatch(this::endsAt);
  }

  private boolean endsAt(int block) {
    List<Integer> successors = method.blocks().get(block).successors();
    return successors.isEmpty() || successors.stream().anyMatch(next -> !isWithin(next));
  }

  private boolean isWithin(int block) {
    return loop == null || block != loop.header() && loop.contains(block);
  }

  /** The instructions that are done, or not, as the branch decides. */
  Stream<Instruction> instructions() {
    return blocks.stream().mapToObj(method.blocks()::get).flatMap(block -> block.instructions().stream());
  }

  /** Whether the branch decides upon nothing but these phis and stores: no other value, and nothing that is written or called for its effect. */
  boolean decidesOnly(Set<Integer> chosen) {
    if (join != NONE && method.blocks().get(join).phis().stream().anyMatch(phi -> !chosen.contains(phi.id()) && differs(phi))) {
      return false;
    }
    return instructions().allMatch(instruction -> chosen.contains(instruction.id()) || isHarmless(instruction));
  }

  private boolean differs(Phi phi) {
    return phi.inputs().stream().filter(input -> blocks.get(input.block()) || input.block() == branching).mapToInt(Phi.Input::value).distinct().count() > 1;
  }

  private boolean isHarmless(Instruction instruction) {
    if (instruction instanceof Instruction.Call call) {
      return program.purity().isPure(call);
    }
    return !Purity.hasEffect(instruction) && !(instruction instanceof Instruction.Return);
  }
}
