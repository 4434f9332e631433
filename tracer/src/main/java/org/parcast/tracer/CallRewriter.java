package org.parcast.tracer;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.Instruction;

/** Carries shadows across calls of analysed methods and out of this one. */
final class CallRewriter extends Rewriting {
  private final LibraryCallRewriter library;

  CallRewriter(Rewriting shared) {
    super(shared);
    this.library = new LibraryCallRewriter(shared);
  }

  void rewrite(Instruction.Call call) {
    if (facts.calls.isAnalysed(call)) {
      callAnalysed(call);
    } else {
      library.rewrite(call);
    }
  }

  private void callAnalysed(Instruction.Call call) {
    String name = facts.calls.signature(call);
    int signature = numbering.signature(name);
    Emission before = insertions.before(call.position());
    boolean told = false;
    for (Sink sink : demand.sinks()) {
      if (sink.at() == call && sink.kind() == Sink.Kind.ARGUMENT) {
        argument(before, sink);
        told = true;
      }
    }
    for (int i = 0; i < call.operands().size(); i++) {
      int operand = call.operands().get(i);
      if (facts.isArrayOfWords(operand) && relevance.isParameterRelevant(name, i)) {
        before.field(Opcodes.GETSTATIC, Emission.TRANSFER, "shadows", "[L" + Emission.SHADOW + ";").push(i);
        pushShadow(before, operand);
        before.op(Opcodes.AASTORE);
        told = true;
      }
    }
    boolean wanted = demand.registers().get(call.id());
    boolean wantsShadow = demand.shadows().get(call.id());
    if (told || wanted || wantsShadow) {
      before.push(signature).call(Emission.STRUCTURE, "calling", "(I)V");
      if (wanted) {
        Emission after = insertions.after(call.position());
        after.local(Opcodes.ALOAD, register(call.id())).push(signature);
        after.call(Emission.STRUCTURE, "result", "(<R>I)<R>").local(Opcodes.ASTORE, register(call.id()));
        if (demand.isSettled(call.id())) {
          after.local(Opcodes.ALOAD, register(call.id())).call(Emission.REGISTERS, "settleIfGathered", "(<R>)V");
        }
      } else if (!wantsShadow) {
        insertions.after(call.position()).call(Emission.STRUCTURE, "called", "()V");
      }
    }
    if (!demand.escapesAt(call.id()).isEmpty()) {
      library.escapeArguments(call, before);
    }
  }

  private void argument(Emission before, Sink sink) {
    int register = registerOf(before, sink);
    before.field(Opcodes.GETSTATIC, Emission.TRANSFER, "registers", "[L" + Emission.REGISTER + ";").push(sink.argument());
    pushRegister(before, register);
    before.op(Opcodes.AASTORE);
  }

  void leave(Instruction.Return returned) {
    Emission before = insertions.before(returned.position());
    for (Sink sink : demand.sinks()) {
      if (sink.at() == returned && sink.kind() == Sink.Kind.RETURN) {
        result(before, sink);
        pushSignature(before);
        before.call(Emission.STRUCTURE, "returns", "(<R>I)V");
      }
    }
    if (returned.value() >= 0 && facts.isArrayOfWords(returned.value()) && demand.shadows().get(facts.common.canonical(returned.value()))) {
      pushShadow(before, returned.value());
      pushSignature(before);
      before.call(Emission.STRUCTURE, "returns", "(<S>I)V");
    }
    for (int owned : ownedRegisters) {
      before.local(Opcodes.ALOAD, owned).call(Emission.REGISTERS, "free", "(<R>)V");
    }
    held.stream().forEach(load -> before.push(0).local(Opcodes.ILOAD, load(load)).call(Emission.FLOW, "hold", "(II)I").op(Opcodes.POP));
    if (isKernel) {
      before.call(Emission.STRUCTURE, "exitRegion", "()V");
    }
  }

  /** Leaves the register of the result, the caller's from now on, on the stack. */
  private void result(Emission before, Sink sink) {
    List<Integer> leaves = recorded(demand.leavesOf(sink));
    int direct = direct(sink);
    if (direct >= 0 && ownedRegisters.contains(direct)) {
      markGathered(before, sink, direct);
      before.local(Opcodes.ALOAD, direct).op(Opcodes.ACONST_NULL).local(Opcodes.ASTORE, direct);
    } else if (direct >= 0) {
      before.op(Opcodes.ACONST_NULL).local(Opcodes.ALOAD, direct).call(Emission.REGISTERS, "assign", "(<R><R>)<R>");
    } else if (leaves.isEmpty()) {
      before.op(Opcodes.ACONST_NULL);
    } else {
      before.op(Opcodes.ACONST_NULL).call(Emission.REGISTERS, "empty", "(<R>)<R>").local(Opcodes.ASTORE, temporary(2));
      addAll(before, temporary(2), leaves, sink.computed());
      before.local(Opcodes.ALOAD, temporary(2));
    }
  }
}
