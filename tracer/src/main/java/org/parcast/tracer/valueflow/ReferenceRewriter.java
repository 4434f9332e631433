package org.parcast.tracer.valueflow;

import org.objectweb.asm.Opcodes;
import org.parcast.ir.Instruction;
import org.parcast.ir.Type;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.method.ContainerCalls;

/** Tells which references come to arrays and lists: the ways on which the program reaches its words. */
public final class ReferenceRewriter extends Rewriting {
  /** A temporary that no other part of the rewriting keeps across a store. */
  private static final int REFERENCE = 3;

  public ReferenceRewriter(Rewriting shared) {
    super(shared);
  }

  public void rewrite(Instruction instruction) {
    if (instruction instanceof Instruction.NewArray made && isContainer(made.type())) {
      Emission after = insertions.after(made.position()).op(Opcodes.DUP);
      after.push(sites.at(made.position(), sites.nameOfMade(made.id(), made.position()))).push(layout.typeOf(made.type()));
      after.call(Emission.STRUCTURE, "container", "([Ljava/lang/Object;II)V");
    } else if (instruction instanceof Instruction.ArrayStore store && (mayHoldWords(store.value()) || isBoxed(store)) && isContainer(facts.typeOf(store.array()))) {
      Emission before = insertions.before(store.position());
      before.local(Opcodes.ASTORE, temporary(REFERENCE)).op(Opcodes.DUP2).local(Opcodes.ALOAD, temporary(REFERENCE));
      before.push(sites.at(store.position(), named(store.array()))).call(Emission.STRUCTURE, "put", "([Ljava/lang/Object;ILjava/lang/Object;I)V");
      before.local(Opcodes.ALOAD, temporary(REFERENCE));
    } else if (instruction instanceof Instruction.FieldStore store && !store.isStatic() && store.position() >= facts.superCall && (mayHoldWords(store.value()) || NumberTypes.mayBeBox(store.field().type()))) {
      hold(store);
    } else if (instruction instanceof Instruction.ArrayLoad load && NumberTypes.mayBeBox(load.type()) && mayBeUnboxed(load)) {
      insertions.before(load.position()).op(Opcodes.DUP2).local(Opcodes.ISTORE, temporary(REFERENCE + 1)).local(Opcodes.ASTORE, temporary(REFERENCE));
      Emission after = insertions.after(load.position()).op(Opcodes.DUP).local(Opcodes.ALOAD, temporary(REFERENCE)).local(Opcodes.ILOAD, temporary(REFERENCE + 1));
      after.call(Emission.BOXES, "taken", "(Ljava/lang/Object;Ljava/lang/Object;I)V");
    } else if (instruction instanceof Instruction.FieldLoad load && !load.isStatic() && NumberTypes.mayBeBox(load.type()) && mayBeUnboxed(load)) {
      insertions.before(load.position()).op(Opcodes.DUP).local(Opcodes.ASTORE, temporary(REFERENCE));
      Emission after = insertions.after(load.position()).op(Opcodes.DUP).local(Opcodes.ALOAD, temporary(REFERENCE)).push(numbering.signature(load.field().name()));
      after.call(Emission.BOXES, "takenFromField", "(Ljava/lang/Object;Ljava/lang/Object;I)V");
    } else if (instruction instanceof Instruction.CheckCast cast && isAnsweredByLibrary(cast.value()) && isContainer(cast.type())) {
      filled(cast.position(), cast.id());
    }
  }

  /** Whether a number is put into an array of mere objects that lasts. */
  private boolean isBoxed(Instruction.ArrayStore store) {
    return NumberTypes.mayBeBox(store.elementType()) && facts.isNumber(store.value()) && !facts.isHandedOver(store.array());
  }

  /** Whether what is loaded may be taken for a number, here or elsewhere. */
  private boolean mayBeUnboxed(Instruction load) {
    return method.uses(load.id()).length > 0;
  }

  private void hold(Instruction.FieldStore store) {
    boolean words = facts.isArrayOfWords(store.value());
    Emission before = insertions.before(store.position());
    before.local(Opcodes.ASTORE, temporary(REFERENCE)).op(Opcodes.DUP).push(numbering.signature(store.field().name()));
    if (words) {
      pushShadow(before, store.value());
    } else {
      before.local(Opcodes.ALOAD, temporary(REFERENCE));
    }
    before.push(sites.at(store.position(), "")).call(Emission.STRUCTURE, "hold", words ? "(Ljava/lang/Object;I<S>I)V" : "(Ljava/lang/Object;ILjava/lang/Object;I)V");
    before.local(Opcodes.ALOAD, temporary(REFERENCE));
  }

  /** Comes after what is told of arrays that the call is given: they are known by then. */
  public void rewrite(Instruction.Call call) {
    if (facts.calls.isAnalysed(call)) {
      name(call);
      return;
    }
    int put = ContainerCalls.putBy(call);
    if (put >= 0 && mayHoldWords(call.operands().get(put)) && !ContainerCalls.isAtTheFront(call)) {
      Emission before = insertions.before(call.position());
      boolean indexed = call.operands().size() == 3;
      before.local(Opcodes.ASTORE, temporary(REFERENCE));
      if (indexed) {
        before.op(Opcodes.DUP2);
      } else {
        before.op(Opcodes.DUP).push(-1);
      }
      before.local(Opcodes.ALOAD, temporary(REFERENCE)).push(sites.at(call.position(), named(call.operands().get(0))));
      before.call(Emission.STRUCTURE, "put", "(Ljava/lang/Object;ILjava/lang/Object;I)V").local(Opcodes.ALOAD, temporary(REFERENCE));
    } else if (isContainer(call.type())) {
      filled(call.position(), call.id());
    }
  }

  /** What a method has made is called by the variable that takes it. */
  private void name(Instruction.Call call) {
    String name = !plan.mayMake(facts.calls.signature(call)) || !mayHoldWords(call.id()) ? "" : sites.variableOfMade(call.id(), call.position());
    if (!name.isEmpty()) {
      boolean words = facts.isArrayOfWords(call.id());
      Emission after = insertions.after(call.position());
      if (words) {
        pushShadow(after, call.id());
      } else {
        after.op(Opcodes.DUP);
      }
      after.push(sites.at(call.position(), name)).call(Emission.STRUCTURE, "named", words ? "(<S>I)V" : "(Ljava/lang/Object;I)V");
    }
  }

  private void filled(int position, int container) {
    Emission after = insertions.after(position).op(Opcodes.DUP);
    after.push(sites.at(position, sites.nameOfMade(container, position))).call(Emission.STRUCTURE, "filled", "(Ljava/lang/Object;I)V");
  }

  private boolean isAnsweredByLibrary(int value) {
    return method.instruction(value) instanceof Instruction.Call call && !facts.calls.isAnalysed(call) && !isContainer(call.type());
  }

  private String named(int reference) {
    String name = method.name(reference);
    return name == null ? "" : name;
  }

  private boolean isContainer(Type type) {
    return type.descriptor().equals("Ljava/util/List;") || type.descriptor().equals("Ljava/util/ArrayList;") || type.isArray() && !NumberTypes.isArrayOfWords(type) && mayHoldWords(NumberTypes.innermost(type));
  }

  private boolean mayHoldWords(Type reference) {
    return layout.mayHoldWords(reference) || NumberTypes.mayBeBox(reference) || ContainerCalls.isContainer(reference);
  }

  private boolean mayHoldWords(int reference) {
    Type type = facts.typeOf(reference);
    return type.isArray() ? NumberTypes.isArrayOfWords(type) || mayHoldWords(NumberTypes.innermost(type)) : type.isReference() && mayHoldWords(type);
  }
}
