package org.parcast.tracer.plan;

import java.util.BitSet;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.StreamCalls;

/** Tells which numbers may be what a loop has gathered in a register: a sum, a norm, the place of a pivot. */
public final class Gathered {
  private final MethodFacts facts;
  private final Method method;
  private final Relevance relevance;

  Gathered(MethodFacts facts, Relevance relevance) {
    this.facts = facts;
    this.method = facts.method;
    this.relevance = relevance;
  }

  /** Whether the leaf may hold what a loop has gathered that is over when the instruction runs. */
  boolean isEndedBefore(int leaf, Instruction at) {
    return holds(leaf, method.blockOf(at.id()).index(), new BitSet());
  }

  /**
   * The phi that has gathered what comes to a merge outside its loop by this input, added to on the way ({@code s += x; if (s > limit)
   * break;}), or -1.
   */
  public int leftEarly(Instruction.Phi merge, int input) {
    if (!facts.slices.of(input).computed()) {
      return -1;
    }
    for (int leaf : facts.leaves(input)) {
      boolean leaves =
          method.instruction(leaf) instanceof Instruction.Phi phi
              && facts.slices.gathers(phi)
              && facts.loopOf(leaf).contains(method.blockOf(input).index())
              && !facts.loopOf(leaf).contains(method.blockOf(merge.id()).index());
      if (leaves) {
        return leaf;
      }
    }
    return -1;
  }

  /** Whether the leaf may be the result of a call, or an argument, that was gathered elsewhere. */
  boolean mayHold(int leaf) {
    Instruction source = method.instruction(leaf);
    return source instanceof Instruction.Call call && (StreamCalls.answersGathered(call) || relevance.mayAnswerGathered(facts.calls.signature(call)))
        || source instanceof Instruction.Parameter parameter && relevance.mayTakeGathered(facts.signature, parameter.index());
  }

  private boolean holds(int leaf, int block, BitSet seen) {
    if (!(method.instruction(leaf) instanceof Instruction.Phi phi)) {
      return mayHold(leaf);
    }
    if (seen.get(leaf)) {
      return false;
    }
    seen.set(leaf);
    if (facts.slices.gathers(phi) && !facts.loopOf(leaf).contains(block)) {
      return true;
    }
    for (Instruction.Phi.Input input : phi.inputs()) {
      for (int source : facts.leaves(input.value())) {
        if (holds(source, method.blockOf(leaf).index(), seen)) {
          return true;
        }
      }
    }
    return false;
  }
}
