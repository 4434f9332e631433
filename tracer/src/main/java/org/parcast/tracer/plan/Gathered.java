package org.parcast.tracer.plan;

import java.util.BitSet;
import java.util.stream.Stream;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.ObjectChoices;
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
   * break;}) or merged there, or -1; that of the outermost where several loops are left at once.
   */
  public int leftEarly(Instruction.Phi merge, int input) {
    int left = -1;
    if (!(method.instruction(input) instanceof Instruction.Phi head && facts.slices.gathers(head))) {
      for (Loop loop = facts.loopOf(input); loop != null && !loop.contains(method.blockOf(merge.id()).index()); loop = loop.parent()) {
        left = method.blocks().get(loop.header()).phis().stream().filter(phi -> facts.slices.isGathering(input, phi)).mapToInt(Instruction::id).findFirst().orElse(left);
      }
    }
    return left;
  }

  /** Whether the leaf may be the result of a call, or an argument, that was gathered elsewhere. */
  boolean mayHold(int leaf) {
    Instruction source = method.instruction(leaf);
    return source instanceof Instruction.Call call && (StreamCalls.answersGathered(call) || ObjectChoices.isMadeBy(call) || relevance.mayAnswerGathered(facts.calls.signature(call)) && !goesOn(call))
        || source instanceof Instruction.Parameter parameter && relevance.mayTakeGathered(facts.signature, parameter.index());
  }

  /** Whether the method gathers by the call of itself, and goes on with what that has gathered. */
  private boolean goesOn(Instruction.Call call) {
    return relevance.gathersByRecursion(facts.signature) && facts.calls.signature(call).equals(facts.signature);
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
    return phi.inputs().stream().flatMap(input -> sources(phi, input)).anyMatch(source -> holds(source, method.blockOf(leaf).index(), seen));
  }

  /** The leaves of what comes to the phi, and of what decides that it does. */
  private Stream<Integer> sources(Instruction.Phi phi, Instruction.Phi.Input input) {
    return Stream.concat(facts.leaves(input.value()).stream(), relevance.deciding(facts, facts.slices.predicateOf(phi, input.block())).stream());
  }
}
