package org.parcast.tracer.valueflow;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.method.LoopEdges;
import org.parcast.tracer.run.TraceRequest;

/** Tells of outermost loops, forgets loads in arms that do not run, and closes the loops that an exception has left. */
final class LoopRewriter extends Rewriting {
  LoopRewriter(Rewriting shared) {
    super(shared);
  }

  void rewrite() {
    selects();
    loops();
    recursion();
    handlers();
  }

  private void loops() {
    if (!loopsMayBeOutermost) {
      return;
    }
    List<Loop> outer = facts.loops.loops().stream().filter(this::mayBeOutermost).toList();
    for (Loop loop : outer) {
      LoopEdges.exits(method, loop).forEach(edge -> insertions.onEdge(edge).call(Emission.STRUCTURE, "exitLoop", "()V"));
      loop.backEdges().forEach(edge -> insertions.onEdge(edge).call(Emission.STRUCTURE, "nextIteration", "()V"));
    }
    for (Loop loop : outer) {
      int line = plan.loopLines().getOrDefault(TraceRequest.loopKey(method, loop), loop.line());
      int number = numbering.loop(sites.method(), sites.sourceFile(), line);
      plan.outermostLoops().number(number, facts, loop);
      LoopEdges.entries(method, loop).forEach(edge -> insertions.onEdge(edge).push(number).call(Emission.STRUCTURE, "enterLoop", "(I)V"));
    }
  }

  private void recursion() {
    if (!isRecursiveLoop()) {
      return;
    }
    int level = recursionLevel();
    int number = numbering.loop(sites.method(), sites.sourceFile(), method.line(0));
    insertions.atEntry().push(number).call(Emission.STRUCTURE, "enterRecursion", "(I)I").local(Opcodes.ISTORE, level);
    locals.filledAtEntry(level);
    method.instructions().stream().filter(Instruction.Return.class::isInstance)
        .forEach(returned -> insertions.before(returned.position()).push(number).local(Opcodes.ILOAD, level).call(Emission.STRUCTURE, "leaveRecursion", "(II)V"));
  }

  /** Loads in the arms of a select, or of what decides a store, hold nothing where their arm does not run, nor does what calls answer there. */
  private void selects() {
    facts.slices.arms().forEach(
        (head, arms) -> {
          Emission before = insertions.before(method.blocks().get(head).end() - 1);
          demand.loads().stream()
              .filter(load -> arms.get(method.blockOf(load).index()))
              .forEach(
                  load -> {
                    before.push(0);
                    if (held.get(load)) {
                      before.local(Opcodes.ILOAD, load(load)).call(Emission.FLOW, "hold", "(II)I");
                    }
                    before.local(Opcodes.ISTORE, load(load));
                  });
          demand.registers().stream()
              .filter(answer -> method.instruction(answer) instanceof Instruction.Call && arms.get(method.blockOf(answer).index()))
              .forEach(answer -> before.local(Opcodes.ALOAD, register(answer)).call(Emission.REGISTERS, "free", "(<R>)V"));
        });
  }

  private void handlers() {
    if (!locals.has("depth")) {
      return;
    }
    for (Block handler : LoopEdges.handlers(method)) {
      boolean inLoop = loopsMayBeOutermost && plan.outermostLoops().isWithin(method, facts.loops.innermost(handler.index()));
      Emission before = insertions.before(handler.start()).op(Opcodes.DUP).local(Opcodes.ILOAD, locals.value("depth")).push(inLoop ? 1 : 0).op(Opcodes.IADD);
      before.call(Emission.STRUCTURE, "backAt", "(Ljava/lang/Throwable;I)V");
    }
  }
}
