package org.parcast.tracer.valueflow;

import java.util.LinkedHashSet;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.ir.Block;
import org.parcast.ir.Instruction;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.plan.HeldLoads;
import org.parcast.tracer.plan.ProgramPlan;
import org.parcast.tracer.plan.Sink;

/** Rewrites one method so that it tells the recorder of its loads, stores, calls, arrays and loops. */
final class MethodRewriter extends Rewriting {
  MethodRewriter(MethodNode node, MethodFacts facts, ProgramPlan plan, String sourceFile) {
    super(node, facts, plan, sourceFile);
  }

  void rewrite() {
    RegisterRewriter registers = new RegisterRewriter(this);
    CaptureRewriter captures = new CaptureRewriter(this, registers);
    ReferenceRewriter references = new ReferenceRewriter(this);
    AnchorRewriter anchors = new AnchorRewriter(this);
    StoreRewriter stores = new StoreRewriter(this, anchors);
    CallRewriter calls = new CallRewriter(this);
    StreamRewriter streams = new StreamRewriter(this);
    LoopRewriter loops = new LoopRewriter(this);
    RepeatRewriter repeats = new RepeatRewriter(this);
    StridedRewriter strides = new StridedRewriter(this);
    nameLocals();
    anchors.nameLocals();
    repeats.choose();
    strides.choose(repeats);
    new EntryRewriter(this).rewrite();
    demand.sinks().stream().filter(sink -> sink.kind() == Sink.Kind.BOX && !(sink.at() instanceof Instruction.Call)).forEach(stores::box); // before what is told of where it goes
    for (Block block : method.blocks()) {
      block.instructions().forEach(captures::capture);
      block.instructions().stream().filter(instruction -> !(instruction instanceof Instruction.Call)).forEach(references::rewrite);
    }
    anchors.keep();
    demand.sinks().forEach(stores::rewrite);
    registers.endsOfGathering();
    for (Block block : method.blocks()) {
      for (int successor : new LinkedHashSet<>(block.successors())) {
        registers.edge(block, method.blocks().get(successor));
      }
      registers.handlerPhis(block);
    }
    for (Instruction instruction : method.instructions()) {
      if (instruction instanceof Instruction.Call call) {
        calls.rewrite(call);
        streams.rewrite(call);
        references.rewrite(call);
      } else if (instruction instanceof Instruction.Return returned) {
        stores.indexHelper(returned);
        calls.leave(returned);
      }
    }
    loops.rewrite();
    repeats.rewrite();
    strides.rewrite();
    locals.initialise(insertions.atEntry());
    if (isKernel) {
      insertions.atEntry().call(Emission.STRUCTURE, "enterRegion", "()V");
    }
    insertions.apply();
    repeats.finish();
    strides.finish();
    locals.extendFrames(node);
  }

  /** All locals are named before any code is made, as temporaries lie above them. */
  private void nameLocals() {
    demand.loads().stream().forEach(load -> locals.value("load" + load));
    demand.compared().stream().forEach(load -> {
      if (method.instruction(load) instanceof Instruction.ArrayLoad) {
        comparedIndex(load);
      } else {
        comparedHolder(load);
      }
    });
    demand.shadows().stream().filter(this::hasOwnShadow).forEach(array -> locals.shadow("shadow" + array));
    demand.registers().stream().forEach(register -> locals.register("register" + webs.of(register)));
    for (Sink sink : demand.sinks()) {
      if (sink.kind() == Sink.Kind.ARGUMENT && direct(sink) < 0 && !demand.leavesOf(sink).isEmpty()) {
        ownedRegisters.add(locals.register(argumentName(sink)));
      }
    }
    demand.registers().stream()
        .filter(register -> !(method.instruction(register) instanceof Instruction.Parameter))
        .forEach(register -> ownedRegisters.add(register(register)));
    if (!node.tryCatchBlocks.isEmpty()) {
      locals.value("depth");
    }
    if (!links.isEmpty()) {
      locals.value("called");
    }
    if (isRecursiveLoop()) {
      recursionLevel();
    }
    held.or(HeldLoads.of(facts, demand));
  }

  private boolean hasOwnShadow(int array) {
    return !(method.instruction(array) instanceof Instruction.Constant);
  }
}
