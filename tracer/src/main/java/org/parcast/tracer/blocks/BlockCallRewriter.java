package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.Reference.InRegister;
import org.parcast.recording.trace.table.Reference.Kind;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Insertions;
import org.parcast.tracer.emission.Locals;
import org.parcast.tracer.emission.MadeName;
import org.parcast.tracer.method.LibraryModel;

/** Tells the recorder what methods of the library do to arrays, and lets streams run in order. */
final class BlockCallRewriter {
  private final BlockMethod facts;
  private final Method method;
  private final BlockPlan plan;
  private final AllocationRewriter allocations;
  private final Insertions insertions;
  private final Locals locals;

  BlockCallRewriter(BlockMethod facts, BlockPlan plan, AllocationRewriter allocations, Insertions insertions, Locals locals) {
    this.facts = facts;
    this.method = facts.method;
    this.plan = plan;
    this.allocations = allocations;
    this.insertions = insertions;
    this.locals = locals;
  }

  void rewrite(Instruction.Call call) {
    if (plan.calls().isAnalysed(call) || call.dispatch() == Instruction.Dispatch.DYNAMIC) {
      return;
    }
    inOrder(call);
    int loop = plan.streams().loopOf(method, call);
    if (loop > 0) {
      insertions.before(call.position()).push(loop).call(Emission.BLOCK_TRACE, "enter", "(I)V");
    }
    if (BodyCalls.isSetAll(call.target())) {
      setAll(call, loop);
    } else {
      library(call);
    }
    if (loop > 0) {
      insertions.after(call.position()).push(loop).call(Emission.BLOCK_TRACE, "exit", "(I)V");
    }
  }

  /** What the program would do in parallel is traced as done by one thread. */
  private void inOrder(Instruction.Call call) {
    String owner = call.target().owner();
    MethodInsnNode instruction = (MethodInsnNode) insertions.instruction(call.position());
    if (owner.startsWith("java/util/stream/") && call.target().name().equals("parallel")) {
      instruction.name = "sequential";
    } else if (call.target().name().equals("parallelStream") && call.target().descriptor().equals("()Ljava/util/stream/Stream;")) {
      instruction.name = "stream";
    }
  }

  /** The recorder calls the function in the library's place, and so knows what is stored when. */
  private void setAll(Instruction.Call call, int loop) {
    org.parcast.ir.Type element = elementOf(call.operands().get(0));
    int store = reference(call, element, true, facts.nameOf(call.operands().get(0)));
    plan.tables().block(facts.number, method.blockOf(call.id()).index(), method.line(call.position()), loop, List.of(store));
    insertions.before(call.position()).push(store);
    MethodInsnNode instruction = (MethodInsnNode) insertions.instruction(call.position());
    instruction.owner = Emission.BLOCK_LIBRARY;
    instruction.name = "setAll";
    instruction.desc = instruction.desc.replace(")", "I)");
  }

  private void library(Instruction.Call call) {
    LibraryModel model = LibraryModel.of(call.target());
    boolean arrays = call.operands().stream().anyMatch(operand -> method.instruction(operand).type().isArray());
    if (arrays && LibraryModel.isSourceOfStream(call.target())) {
      source(call);
      return;
    }
    if (!arrays || model == LibraryModel.READ || call.target().name().equals("<init>")) {
      return;
    }
    Emission after = insertions.after(call.position());
    if (model == LibraryModel.ARRAYCOPY) {
      stash(call);
      after.local(Opcodes.ALOAD, locals.temporary(0)).local(Opcodes.ILOAD, locals.temporary(1)).local(Opcodes.ALOAD, locals.temporary(2));
      after.local(Opcodes.ILOAD, locals.temporary(3)).local(Opcodes.ILOAD, locals.temporary(4)).push(block(call, true, facts.nameOf(call.operands().get(2))));
      after.call(Emission.BLOCK_LIBRARY, "copied", "(Ljava/lang/Object;ILjava/lang/Object;III)V");
    } else if (model == LibraryModel.FILL) {
      touched(call, call.operands().size() == 4, block(call, false, facts.nameOf(call.operands().get(0))));
    } else if (model != null && model.makesCopy()) {
      stash(call);
      after.op(Opcodes.DUP).local(Opcodes.ALOAD, locals.temporary(0));
      if (model == LibraryModel.COPY_OF_RANGE) {
        after.local(Opcodes.ILOAD, locals.temporary(1));
      } else {
        after.push(0);
      }
      after.push(block(call, true, MadeName.of(call.id(), call.position(), method, insertions))).push(allocations.site(call.id(), call.position()));
      after.call(Emission.BLOCK_LIBRARY, "copyMade", "(Ljava/lang/Object;Ljava/lang/Object;III)V");
    } else {
      after.list.add(new org.objectweb.asm.tree.LdcInsnNode(call.target().owner().replace('/', '.') + "." + call.target().name()));
      after.call(Emission.BLOCK_LIBRARY, "unmodelled", "(Ljava/lang/String;)V");
    }
  }

  /** What a stream takes from an array is loaded when the stream is made. */
  private void source(Instruction.Call call) {
    int array = call.operands().get(0);
    int load = reference(call, elementOf(array), false, facts.nameOf(array));
    int block = method.blockOf(call.id()).index();
    touched(call, call.operands().size() == 3, plan.tables().block(facts.number, block, method.line(call.position()), facts.loopAt(block), List.of(load)));
  }

  /** The elements of the first argument, from the second on to the third where the call has a range, are touched one after the other. */
  private void touched(Instruction.Call call, boolean hasRange, int block) {
    stash(call);
    Emission after = insertions.after(call.position()).local(Opcodes.ALOAD, locals.temporary(0));
    if (hasRange) {
      after.local(Opcodes.ILOAD, locals.temporary(1)).local(Opcodes.ILOAD, locals.temporary(2));
    } else {
      after.push(0).push(-1);
    }
    after.push(block).call(Emission.BLOCK_LIBRARY, "touched", "(Ljava/lang/Object;III)V");
  }

  /** A block that loads (where it copies) and stores an element of the array of this name. */
  private int block(Instruction.Call call, boolean copies, String into) {
    org.parcast.ir.Type element = elementOf(call.operands().get(0));
    List<Integer> references = new ArrayList<>();
    if (copies) {
      references.add(reference(call, element, false, facts.nameOf(call.operands().get(0))));
    }
    references.add(reference(call, element, true, into));
    int block = method.blockOf(call.id()).index();
    return plan.tables().block(facts.number, block, method.line(call.position()), facts.loopAt(block), references);
  }

  private int reference(Instruction.Call call, org.parcast.ir.Type element, boolean write, String array) {
    List<Reference> all = plan.tables().references;
    int block = method.blockOf(call.id()).index();
    all.add(
        new Reference(
            all.size(),
            Kind.LIBRARY,
            write,
            element.descriptor(),
            ObjectLayouts.bytes(element),
            array,
            facts.number,
            method.line(call.position()),
            -1,
            -1,
            facts.loopAt(block),
            InRegister.NEVER));
    return all.size() - 1;
  }

  /** The elements' type; a byte's where the class file does not tell that it is an array. */
  private org.parcast.ir.Type elementOf(int array) {
    org.parcast.ir.Type type = method.instruction(array).type();
    return type.isArray() ? type.element() : org.parcast.ir.Type.BYTE;
  }

  /** Keeps the arguments in temporaries, by their index. */
  private void stash(Instruction.Call call) {
    List<Type> types = new ArrayList<>(List.of(Type.getArgumentTypes(call.target().descriptor())));
    if (types.size() < call.operands().size()) {
      types.add(0, Type.getObjectType(call.target().owner()));
    }
    insertions.before(call.position()).keep(types, 0, locals::temporary);
  }
}
