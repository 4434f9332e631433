package org.parcast.analyses.loops.program;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.ir.Block;
import org.parcast.ir.Dominators;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * What an iteration does or leaves out as a branch decides: the blocks between the branch and its immediate postdominator, the first block
 * of the iteration that control comes to either way. Nothing but what is being chosen may hang on a comparison with what has been gathered
 * so far, for that depends on the order of the iterations.
 */
public final class BranchRegion {
  private static final int NONE = -1;

  private final WholeProgram program;
  private final Method method;
  private final Loop loop;
  private final int branching;
  private final int join;
  private final BitSet blocks;

  BranchRegion(WholeProgram program, Method method, Loop loop, int branching) {
    this.program = program;
    this.method = method;
    this.loop = loop;
    this.branching = branching;
    int postdominator = postdominator();
    this.blocks = reached(postdominator);
    this.join = postdominator == NONE && loop != null ? loop.header() : postdominator; // Where the next iteration begins.
  }

  /** The closest block of the iteration that control comes to whatever the branch decides; -1 if that is only its end. */
  private int postdominator() {
    int exit = 0; // Of the iteration; its blocks are the nodes after it.
    List<List<Integer>> predecessors = new ArrayList<>();
    IntStream.rangeClosed(0, method.blocks().size()).forEach(node -> predecessors.add(new ArrayList<>()));
    for (Block block : method.blocks()) {
      if (isWithin(block.index()) || block.index() == branching) {
        block.next().filter(this::isWithin).forEach(next -> predecessors.get(next + 1).add(block.index() + 1));
        if (endsAt(block)) {
          predecessors.get(exit).add(block.index() + 1);
        }
      }
    }
    int immediate = Dominators.of(predecessors).immediateDominator(branching + 1);
    return immediate <= exit ? NONE : immediate - 1;
  }

  /** Blocks of the iteration to which control may come from the branch without passing one. */
  private BitSet reached(int avoided) {
    return method.reachableAnyhow(branching, next -> next != avoided && isWithin(next));
  }

  private boolean endsAt(Block block) {
    return block.successors().isEmpty() || !block.successors().stream().allMatch(this::isWithin);
  }

  private boolean isWithin(int block) {
    return loop == null || block != loop.header() && loop.contains(block);
  }

  /** The instructions that are done, or not, as the branch decides. */
  public Stream<Instruction> instructions() {
    return method.instructions(blocks);
  }

  /** Whether the branch decides upon nothing but these phis and stores: no other value, and nothing that is written or called for its effect. */
  public boolean decidesOnly(Set<Integer> chosen) {
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
