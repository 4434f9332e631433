package org.parcast.tracer;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Instruction;
import org.parcast.ir.Loop;

/** Tells of outermost loops, forgets loads in arms that do not run, and closes the loops that an exception has left. */
final class LoopRewriter extends Rewriting {
  LoopRewriter(Rewriting shared) {
    super(shared);
  }

  void rewrite() {
    selects();
    loops();
    handlers();
  }

  private void loops() {
    if (!loopsMayBeOutermost) {
      return;
    }
    List<Loop> outer = facts.loops.loops().stream().filter(loop -> loop.depth() == 1).toList();
    for (Loop loop : outer) {
      for (Edge exit : loop.exits()) {
        if (method.blocks().get(exit.from()).successors().contains(exit.to())) {
          insertions.onEdge(exit).call(Emission.STRUCTURE, "exitLoop", "()V");
        }
      }
      loop.backEdges().forEach(edge -> insertions.onEdge(edge).call(Emission.STRUCTURE, "nextIteration", "()V"));
    }
    for (Loop loop : outer) {
      int header = method.blocks().get(loop.header()).start();
      String key = method.ref().owner() + "." + method.ref().signature() + "@" + header;
      int line = plan.loopLines().getOrDefault(key, loop.line());
      int number = numbering.loop(sites.method(), sites.sourceFile(), line);
      for (int predecessor : new LinkedHashSet<>(method.blocks().get(loop.header()).predecessors())) {
        if (!loop.contains(predecessor)) {
          insertions.onEdge(new Edge(predecessor, loop.header())).push(number).call(Emission.STRUCTURE, "enterLoop", "(I)V");
        }
      }
    }
  }

  /** Loads in the arms of a select hold nothing where their arm does not run. */
  private void selects() {
    for (Block block : method.blocks()) {
      for (Instruction.Phi phi : block.phis()) {
        if (facts.slices.isSelect(phi)) {
          BitSet arms = facts.slices.armsOf(phi);
          Emission before = insertions.before(method.blocks().get(facts.slices.headOf(phi)).end() - 1);
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
          break;
        }
      }
    }
  }

  private void handlers() {
    if (!locals.has("depth")) {
      return;
    }
    BitSet done = new BitSet();
    for (Block block : method.blocks()) {
      for (int handler : block.handlers()) {
        Block at = method.blocks().get(handler);
        if (at.start() == at.end()) {
          at = method.blocks().get(at.successors().get(0));
        }
        if (!done.get(at.index())) {
          done.set(at.index());
          boolean inLoop = loopsMayBeOutermost && facts.loops.innermost(at.index()) != null;
          Emission before = insertions.before(at.start()).op(Opcodes.DUP).local(Opcodes.ILOAD, locals.value("depth")).push(inLoop ? 1 : 0).op(Opcodes.IADD);
          before.call(Emission.STRUCTURE, "backAt", "(Ljava/lang/Throwable;I)V");
        }
      }
    }
  }
}
