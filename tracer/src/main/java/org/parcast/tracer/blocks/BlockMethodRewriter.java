package org.parcast.tracer.blocks;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Insertions;
import org.parcast.tracer.emission.Locals;
import org.parcast.tracer.emission.PlainBody;
import org.parcast.tracer.method.LoopEdges;

/** Rewrites one method so that it tells the recorder of its references, its loops and what it allocates. */
final class BlockMethodRewriter {
  private final MethodNode node;
  private final BlockMethod facts;
  private final BlockPlan plan;
  private final Insertions insertions;
  private final Locals locals;

  BlockMethodRewriter(MethodNode node, BlockMethod facts, BlockPlan plan) {
    this.node = node;
    this.facts = facts;
    this.plan = plan;
    this.insertions = new Insertions(node, facts.method);
    this.locals = new Locals(node);
  }

  void rewrite() {
    PlainBody plain = plan.isCalledInSilence(facts.method) ? new PlainBody(node) : null;
    plan.tables().locals.put(facts.number, new LocalAccesses(node, facts).accesses());
    nameLocals();
    entry();
    AccessRewriter accesses = new AccessRewriter(facts, plan.layouts(), insertions, locals);
    AllocationRewriter allocations = new AllocationRewriter(facts, plan.tables(), plan.layouts(), insertions);
    BlockCallRewriter calls = new BlockCallRewriter(facts, plan, allocations, insertions, locals);
    for (Block block : facts.method.blocks()) {
      executed(block);
      came(block);
      if (block.end() > block.start() && block.terminator() instanceof Instruction.Throw) {
        reached(block, block.end() - 1);
      }
      for (Instruction instruction : block.instructions()) {
        accesses.rewrite(instruction);
        allocations.rewrite(instruction);
        if (instruction instanceof Instruction.Call call) {
          calls.rewrite(call);
        }
      }
    }
    LoopEdges.handlers(facts.method).forEach(handler -> reached(handler, handler.start()));
    BlockLoopRewriter loops = new BlockLoopRewriter(facts, node, insertions, locals);
    loops.rewrite();
    insertions.apply();
    loops.finish();
    locals.extendFrames(node);
    if (plain != null) {
      plain.runWhere(Emission.SILENT_LOOPS, "isSilent", facts.method.ref().owner());
    }
  }

  private void reached(Block block, int position) {
    insertions.before(position).push(BlockTraceReader.place(facts.method.ref().toString(), block.index())).call(Emission.BLOCK_LIBRARY, "reached", "(Ljava/lang/String;)V");
  }

  /** Of a block without references that calls a method nothing else tells whether the run came to it. */
  private void came(Block block) {
    boolean calls = block.instructions().stream().anyMatch(i -> i instanceof Instruction.Call call && !facts.isPure(call));
    if (calls && block.end() > block.start() && !facts.refers(block)) {
      insertions.before(block.start()).push(plan.tables().callingBlocks++).push(BlockTraceReader.place(facts.method.ref().toString(), block.index()))
          .call(Emission.BLOCK_LIBRARY, "came", "(ILjava/lang/String;)V");
    }
  }

  private void executed(Block block) {
    if (block.end() == block.start() || facts.stridedAround(block) != null) {
      return;
    }
    Emission before = insertions.before(block.start());
    BranchedLoop branched = facts.branchedAround(block);
    if (branched == null) {
      before.push(block.end() - block.start()).call(Emission.BLOCK_TRACE, "executed", "(I)V");
    } else {
      int way = locals.value(branched.way());
      before.local(Opcodes.ILOAD, way).push(branched.bit(block)).op(Opcodes.IOR).local(Opcodes.ISTORE, way);
    }
  }

  /** All locals are named before any code is made, as temporaries lie above them. */
  private void nameLocals() {
    facts.loops().keySet().stream().map(facts::strided).filter(java.util.Objects::nonNull).forEach(strided -> locals.value(strided.counter()));
    facts.loops().keySet().stream().map(facts::branched).filter(java.util.Objects::nonNull).forEach(
        branched -> {
          locals.value(branched.way());
          locals.value(branched.last());
          locals.value(branched.known());
          locals.value(branched.counter());
        });
    facts.loops().keySet().stream().map(facts::calling).filter(java.util.Objects::nonNull).forEach(locals::value);
    if (!node.tryCatchBlocks.isEmpty()) {
      locals.value("depth");
    }
  }

  private void entry() {
    Emission entry = insertions.atEntry();
    List<Integer> streams = plan.streams().loopsOf(facts.method.ref());
    streams.forEach(loop -> entry.push(loop).call(Emission.BLOCK_TRACE, "body", "(I)V"));
    if (locals.has("depth")) {
      entry.call(Emission.BLOCK_TRACE, "depth", "()I").local(Opcodes.ISTORE, locals.value("depth"));
      locals.filledAtEntry(locals.value("depth"));
    }
    locals.initialise(entry);
    if (facts.superCall >= 0 && plan.isRoot(facts.method)) {
      String owner = facts.method.ref().owner();
      Emission made = insertions.after(facts.superCall).local(Opcodes.ALOAD, 0);
      made.call(owner, BlockClassRewriter.ADDRESS, BlockClassRewriter.ADDRESS_TYPE).op(Opcodes.POP2);
    }
  }
}
