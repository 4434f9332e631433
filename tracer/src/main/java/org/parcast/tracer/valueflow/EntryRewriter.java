package org.parcast.tracer.valueflow;

import org.objectweb.asm.Opcodes;
import org.parcast.ir.Instruction;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.recording.UnmodelledCalls;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.method.Lambdas;

/** What a method does first: it takes the shadows of its arguments. */
final class EntryRewriter extends Rewriting {
  EntryRewriter(Rewriting shared) {
    super(shared);
  }

  void rewrite() {
    Emission entry = insertions.atEntry();
    int signature = numbering.signature(facts.signature);
    links(entry, signature);
    boolean taken = false;
    for (Instruction.Parameter parameter : method.parameters()) {
      if (demand.shadows().get(parameter.id())) {
        int local = shadowLocal(parameter.id());
        entry.local(Opcodes.ALOAD, parameter.slot()).push(signature).push(parameter.index());
        entry.call(Emission.STRUCTURE, "argument", "(Ljava/lang/Object;II)<S>").local(Opcodes.ASTORE, local);
        locals.filledAtEntry(local);
        taken = true;
      } else if (demand.registers().get(parameter.id())) {
        int local = register(parameter.id());
        boolean captured = parameter.index() < plan.lambdas().capturedBy(method.ref());
        boolean isBox = !captured && NumberTypes.isBox(parameter.type()) && !parameter.type().equals(NumberTypes.ENUM);
        if (isBox) {
          entry.local(Opcodes.ALOAD, parameter.slot());
        }
        entry.push(signature).push(parameter.index());
        if (isBox) {
          entry.push(numbering.signature(UnmodelledCalls.BOXES + "the library's calls of " + sites.method()));
        }
        entry.call(Emission.STRUCTURE, captured ? "captured" : isBox ? "boxed" : "argument", isBox ? "(Ljava/lang/Object;III)<R>" : "(II)<R>").local(Opcodes.ASTORE, local);
        locals.filledAtEntry(local);
        taken = true;
      }
    }
    boolean mayBeCalledBack = !method.isStatic() && (method.access() & 0x0002) == 0 || method.ref().name().startsWith("lambda$");
    if (taken || mayBeCalledBack && !demand.sinks().isEmpty() && !method.ref().name().startsWith("<")) {
      entry.push(signature).call(Emission.STRUCTURE, "entered", "(I)V");
    }
    if (locals.has("depth")) {
      int depth = locals.value("depth");
      entry.call(Emission.STRUCTURE, "depth", "()I").local(Opcodes.ISTORE, depth);
      locals.filledAtEntry(depth);
    }
  }

  /** The body of a lambda finds the arguments where the method of the interface has them. */
  private void links(Emission entry, int signature) {
    if (!links.isEmpty()) {
      int called = locals.value("called");
      entry.push(signature).local(Opcodes.ISTORE, called);
      locals.filledAtEntry(called);
      for (Lambdas.Link link : links) {
        entry.local(Opcodes.ILOAD, called).push(numbering.signature(link.called())).push(link.arguments()).push(link.shift());
        entry.call(Emission.STRUCTURE, "linked", "(IIII)I").local(Opcodes.ISTORE, called);
      }
    }
  }
}
