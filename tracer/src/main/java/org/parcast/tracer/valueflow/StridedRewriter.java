package org.parcast.tracer.valueflow;

import java.util.LinkedHashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.ReplayCopy;
import org.parcast.tracer.method.LoopEdges;
import org.parcast.tracer.plan.EvenLoop;

/**
 * Lets {@link EvenLoop}s tell of two iterations only: then they go on in a copy that tells nothing. Whether an access may throw in a later iteration the
 * recorder sees beforehand, as it knows the strides and the number of iterations by then.
 */
final class StridedRewriter extends Rewriting {
  private record Chosen(EvenLoop loop, ReplayCopy copy, int number) {}

  private final Map<Loop, Chosen> loops = new LinkedHashMap<>();

  StridedRewriter(Rewriting shared) {
    super(shared);
  }

  /** Chooses the loops. To be called before anything is inserted. */
  void choose(RepeatRewriter repeats) {
    int size = node.instructions.size() + repeats.copied();
    for (Loop loop : facts.loops.loops()) {
      EvenLoop even = comparesWholeNumbers(loop) && isLeftPlainly(loop) ? EvenLoop.of(facts, demand, webs, gathering, loop, plan) : null;
      ReplayCopy copy = even == null ? null : ReplayCopy.of(node, method, loop, insertions, facts.superCall);
      if (copy != null && size + copy.size() <= ReplayCopy.LARGEST_METHOD) {
        size += copy.size();
        copy.redirect(instructions -> PlainTwins.redirect(instructions, facts, plan.straightCalls()));
        loops.put(loop, new Chosen(even, copy, numbering.stridedLoop()));
      }
    }
  }

  private boolean comparesWholeNumbers(Loop loop) {
    int opcode = test(loop);
    return opcode >= Opcodes.IF_ICMPLT && opcode <= Opcodes.IF_ICMPLE || opcode >= Opcodes.IFLT && opcode <= Opcodes.IFLE;
  }

  /** The opcode of the head's last instruction. */
  private int test(Loop loop) {
    return head(loop).end() > head(loop).start() ? insertions.instruction(head(loop).end() - 1).getOpcode() : Opcodes.NOP;
  }

  private Block head(Loop loop) {
    return method.blocks().get(loop.header());
  }

  /** On the ways into the loops, around them, and into their copies, when all else is told there. */
  void rewrite() {
    loops.forEach((loop, chosen) -> {
      LoopEdges.exits(method, loop).forEach(exit -> insertions.onEdge(exit).call(Emission.STRIDED_FLOW, "left", "()V"));
      LoopEdges.entries(method, loop).forEach(entry -> enter(loop, chosen, insertions.onEdge(entry)));
      Emission compared = insertions.before(head(loop).end() - 1);
      if (test(loop) <= Opcodes.IFLE) {
        compared.op(Opcodes.DUP).push(0);
      } else {
        compared.op(Opcodes.DUP2);
      }
      compared.push(chosen.number).call(Emission.STRIDED_FLOW, "compares", "(III)V");
      loop.backEdges().stream().distinct().forEach(back -> goOn(loop, chosen, insertions.onEdge(back)));
    });
  }

  private void enter(Loop loop, Chosen chosen, Emission edge) {
    edge.push(chosen.number).push(chosen.loop.form()).call(Emission.STRIDED_FLOW, "enter", "(ILjava/lang/String;)V");
    if (mayBeOutermost(loop)) {
      edge.call(Emission.STRIDED_FLOW, "mayBeOutermost", "()V");
    }
    for (int leaf : chosen.loop.entered()) {
      if (demand.loads().get(leaf)) {
        edge.local(Opcodes.ILOAD, load(leaf)).call(Emission.STRIDED_FLOW, "value", "(I)V");
      } else {
        edge.local(Opcodes.ALOAD, register(leaf)).call(Emission.STRIDED_FLOW, "register", "(<R>)V");
      }
    }
    chosen.loop.gathered().forEach(register -> edge.local(Opcodes.ALOAD, register(register)).call(Emission.STRIDED_FLOW, "gathers", "(<R>)V"));
  }

  private void goOn(Loop loop, Chosen chosen, Emission edge) {
    Instruction.Branch test = (Instruction.Branch) head(loop).terminator();
    Instruction.Condition condition = test.condition();
    boolean stays = loop.contains(test.taken());
    boolean below = condition == Instruction.Condition.LT || condition == Instruction.Condition.LE;
    boolean strict = condition == Instruction.Condition.LT || condition == Instruction.Condition.GT;
    edge.push(chosen.number).push(below == stays ? 1 : 0).push(strict == stays ? 0 : 1).call(Emission.STRIDED_FLOW, "toldRest", "(IZZ)Z");
    for (int register : chosen.loop.gathered()) {
      if (demand.isSettled(register) && LoopEdges.exits(method, loop).stream().anyMatch(exit -> webs.isLiveInto(register, exit))) {
        edge.local(Opcodes.ALOAD, register(register)).push(sites.ofGathering(register)).call(Emission.STRIDED_FLOW, "settled", "(Z<R>I)Z");
      }
    }
    if (mayBeOutermost(loop)) {
      edge.call(Emission.REPEATED_FLOW, "goneAround", "(Z)Z");
    }
    chosen.copy.goOnIfTold(edge);
  }

  /** What is to be done when all insertions have been made. */
  void finish() {
    loops.values().forEach(chosen -> chosen.copy.addTo(node.instructions));
  }
}
