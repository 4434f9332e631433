package org.parcast.tracer.valueflow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;
import org.parcast.ir.Instruction;
import org.parcast.recording.UnmodelledCalls;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.method.CallEffects;
import org.parcast.tracer.method.ContainerCalls;
import org.parcast.tracer.method.LibraryModel;
import org.parcast.tracer.method.ObjectChoices;
import org.parcast.tracer.plan.Sink;

/** Tells what methods of the library do to arrays, and lets references escape to them. */
public final class LibraryCallRewriter extends Rewriting {
  public LibraryCallRewriter(Rewriting shared) {
    super(shared);
  }

  void rewrite(Instruction.Call call) {
    captureLambda(call);
    if (ObjectChoices.isMadeBy(call) && demand.registers().get(call.id())) {
      choose(call);
    }
    box(call);
    putIntoContainer(call);
    if (ContainerCalls.changesMap(call)) {
      changeMap(call);
    }
    takeFromContainer(call);
    if (ContainerCalls.keepsByValue(call) && layout.mayHoldWords(facts.typeOf(call.operands().get(1)))) {
      keepByValue(call);
    }
    callLibrary(call);
    if (LibraryModel.isResultOfStream(call.target())) {
      answered(call, UnmodelledCalls.STREAM);
    } else if (plan.keepers().answer(facts, call)) {
      answered(call, UnmodelledCalls.RESULT);
    }
  }

  private void choose(Instruction.Call call) {
    int site = sites.at(call.position(), "");
    insertions.before(call.position()).push(site).call(Emission.CHOSEN_OBJECTS, "choosing", "(I)V");
    Emission after = insertions.after(call.position()).local(Opcodes.ALOAD, register(call.id())).push(site);
    after.call(Emission.CHOSEN_OBJECTS, "chosen", "(<R>I)<R>").local(Opcodes.ASTORE, register(call.id()));
    if (demand.isSettled(call.id())) {
      after.local(Opcodes.ALOAD, register(call.id())).call(Emission.REGISTERS, "settleIfGathered", "(<R>)V");
    }
  }

  private void answered(Instruction.Call call, String what) {
    String name = what + call.target().owner().replace('/', '.') + "." + call.target().name();
    insertions.after(call.position()).push(numbering.signature(name)).call(Emission.LIBRARY, "answered", "(I)V");
  }

  private void putIntoContainer(Instruction.Call call) {
    for (Sink sink : demand.sinks()) {
      if (sink.at() == call && sink.kind() == Sink.Kind.STORE && !ContainerCalls.changesMap(call)) {
        Emission before = insertions.before(call.position());
        stash(call, before);
        int register = registerIn(before, sink, temporary(4));
        before.local(Opcodes.ALOAD, temporary(0));
        if (ContainerCalls.putsIntoMap(call)) {
          before.local(Opcodes.ALOAD, temporary(1));
        } else if (call.operands().size() == 3) {
          before.local(Opcodes.ILOAD, temporary(1));
        } else {
          before.push(ContainerCalls.isAtTheFront(call) ? -2 : -1);
        }
        String name = method.name(call.operands().get(0));
        before.local(Opcodes.ALOAD, temporary(call.operands().size() - 1)).local(Opcodes.ALOAD, register);
        before.push(sites.ofPut(sink, name == null ? "" : name));
        before.call(Emission.BOXES, "put", ContainerCalls.putsIntoMap(call) ? "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;<R>I)V" : "(Ljava/lang/Object;ILjava/lang/Object;<R>I)V");
      }
    }
  }

  /** Numbers that the call is handed as mere objects are known by their boxes. */
  void box(Instruction.Call call) {
    List<Sink> boxed = demand.sinks().stream().filter(sink -> sink.at() == call && sink.kind() == Sink.Kind.BOX).toList();
    if (!boxed.isEmpty()) {
      Emission before = insertions.before(call.position());
      stash(call, before);
      for (Sink sink : boxed) {
        int register = registerIn(before, sink, temporary(Math.max(5, call.operands().size())));
        before.local(Opcodes.ALOAD, temporary(sink.argument())).local(Opcodes.ALOAD, register).push(sites.at(call.position(), "")).call(Emission.BOXES, "made", "(Ljava/lang/Object;<R>I)V");
      }
    }
  }

  /** What the call has made of what a map keeps under a key is told by what is there then. */
  private void changeMap(Instruction.Call call) {
    stash(call, insertions.before(call.position()));
    Emission after = insertions.after(call.position());
    int place = demand.sinks().stream().filter(sink -> sink.at() == call && sink.kind() == Sink.Kind.STORE).mapToInt(sink -> registerIn(after, sink, temporary(5))).findFirst().orElse(-1);
    after.local(Opcodes.ALOAD, temporary(0)).local(Opcodes.ALOAD, temporary(1));
    int given = IntStream.range(2, call.operands().size()).filter(i -> facts.isNumber(call.operands().get(i))).max().orElse(-1);
    if (given >= 0) {
      after.local(Opcodes.ALOAD, temporary(given));
    } else {
      after.op(Opcodes.ACONST_NULL);
    }
    pushRegister(after, place);
    String name = method.name(call.operands().get(0));
    after.push(sites.at(call.position(), name == null ? "" : name)).call(Emission.BOXES, "changed", "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;<R>I)V");
  }

  private void keepByValue(Instruction.Call call) {
    Emission before = insertions.before(call.position());
    stash(call, before);
    String name = UnmodelledCalls.KEPT + call.target().owner().replace('/', '.') + "." + call.target().name();
    before.local(Opcodes.ALOAD, temporary(1)).push(numbering.signature(name)).call(Emission.LIBRARY, "keptByValue", "(Ljava/lang/Object;I)V");
  }

  /** Where a box is taken from is told where that may be asked: it is cast, or answered to who may cast it. */
  private void takeFromContainer(Instruction.Call call) {
    boolean gets = ContainerCalls.gets(call);
    boolean ofMap = ContainerCalls.getsOfMap(call) || ContainerCalls.getsOfEntry(call);
    if (ContainerCalls.answersEntries(call)) {
      stash(call, insertions.before(call.position()));
      insertions.after(call.position()).op(Opcodes.DUP).local(Opcodes.ALOAD, temporary(0)).op(Opcodes.SWAP).call(Emission.BOXES, "entries", "(Ljava/lang/Object;Ljava/lang/Object;)V");
    }
    if (!gets && !ofMap && !ContainerCalls.walks(call) && !ContainerCalls.goesOn(call) || !ContainerCalls.walks(call) && !mayAnswerBox(call)) {
      return;
    }
    stash(call, insertions.before(call.position()));
    Emission after = insertions.after(call.position()).op(Opcodes.DUP).local(Opcodes.ALOAD, temporary(0));
    if (ContainerCalls.getsOfEntry(call)) {
      after.call(Emission.BOXES, "takenEntry", "(Ljava/lang/Object;Ljava/lang/Object;)V");
    } else if (ofMap) {
      after.local(Opcodes.ALOAD, temporary(1)).call(Emission.BOXES, "taken", "(Ljava/lang/Object;Ljava/lang/Object;Ljava/lang/Object;)V");
    } else if (gets) {
      after.local(Opcodes.ILOAD, temporary(1)).call(Emission.BOXES, "taken", "(Ljava/lang/Object;Ljava/lang/Object;I)V");
    } else {
      after.call(Emission.BOXES, ContainerCalls.walks(call) ? "walked" : "next", "(Ljava/lang/Object;Ljava/lang/Object;)V");
    }
  }

  private boolean mayAnswerBox(Instruction.Call call) {
    return Arrays.stream(method.uses(call.id())).mapToObj(method::instruction)
        .anyMatch(use -> use instanceof Instruction.Return || use instanceof Instruction.CheckCast cast && facts.isNumber(cast.id()));
  }

  /** The numbers that a lambda captures are kept for its body. */
  private void captureLambda(Instruction.Call call) {
    org.parcast.ir.Method body = facts.calls.lambdaBody(call);
    if (body == null) {
      return;
    }
    boolean captures = false;
    for (Sink sink : demand.sinks()) {
      if (sink.at() == call && sink.kind() == Sink.Kind.ARGUMENT) {
        Emission before = insertions.before(call.position());
        int register = registerOf(before, sink);
        before.push(sink.argument());
        pushRegister(before, register);
        before.call(Emission.STRUCTURE, "capture", "(I<R>)V");
        captures = true;
      }
    }
    if (captures) {
      Emission after = insertions.after(call.position()).op(Opcodes.DUP);
      after.push(numbering.signature(CallEffects.signature(body))).call(Emission.STRUCTURE, "captured", "(Ljava/lang/Object;I)V");
    }
  }

  private void callLibrary(Instruction.Call call) {
    LibraryModel model = facts.model(call);
    Emission before = insertions.before(call.position());
    boolean arrays = call.operands().stream().anyMatch(facts::isArrayOfWords);
    if (!arrays) {
      return;
    }
    if (model == LibraryModel.ARRAYCOPY) {
      stash(call, before);
      Emission after = insertions.after(call.position());
      pushShadow(after, call.operands().get(0));
      after.local(Opcodes.ILOAD, temporary(1));
      pushShadow(after, call.operands().get(2));
      after.local(Opcodes.ILOAD, temporary(3)).local(Opcodes.ILOAD, temporary(4)).push(sites.at(call.position(), ""));
      after.call(Emission.LIBRARY, "arraycopy", "(<S>I<S>III)V");
    } else if (model == LibraryModel.FILL) {
      fill(call, before);
    } else if (model == LibraryModel.COPY_OF_RANGE) {
      stash(call, before);
    } else if (model == LibraryModel.SORT) {
      sort(call, before);
    } else if (model == LibraryModel.SET_ALL) {
      setAll(call, before);
    } else if (model == null) {
      if (!demand.escapesAt(call.id()).isEmpty()) {
        escapeArguments(call, before);
        if (LibraryModel.callsBack(call)) {
          return;
        }
        Emission after = insertions.after(call.position());
        Type[] declared = Type.getArgumentTypes(call.target().descriptor());
        int receiver = call.operands().size() - declared.length;
        for (int i = receiver; i < call.operands().size(); i++) {
          int operand = call.operands().get(i);
          if (facts.isArrayOfWords(operand) && declared[i - receiver].getSort() == Type.ARRAY && !facts.isHandedOver(operand)) {
            pushShadow(after, operand);
            String name = call.target().owner().replace('/', '.') + "." + call.target().name();
            after.push(numbering.signature(name)).call(Emission.LIBRARY, "overwritten", "(<S>I)V");
          }
        }
      }
    }
  }

  private void sort(Instruction.Call call, Emission before) {
    stash(call, before);
    before.local(Opcodes.ALOAD, temporary(0));
    pushShadow(before, call.operands().get(0));
    before.call(Emission.LIBRARY, "beforeSort", "(Ljava/lang/Object;<S>)Ljava/lang/Object;").local(Opcodes.ASTORE, temporary(4));
    Emission after = insertions.after(call.position()).local(Opcodes.ALOAD, temporary(4)).local(Opcodes.ALOAD, temporary(0));
    pushShadow(after, call.operands().get(0));
    after.push(sites.at(call.position(), "")).call(Emission.LIBRARY, "sorted", "(Ljava/lang/Object;Ljava/lang/Object;<S>I)V");
  }

  /** The recorder calls the function in the library's place, and so hears where each number comes from. */
  private void setAll(Instruction.Call call, Emission before) {
    pushShadow(before, call.operands().get(0));
    org.parcast.ir.Method body = method.instruction(call.operands().get(1)) instanceof Instruction.Call made ? facts.calls.lambdaBody(made) : null;
    before.push(sites.ofAll(call, body == null ? null : plan.facts(body.ref())));
    MethodInsnNode instruction = (MethodInsnNode) insertions.instruction(call.position());
    instruction.owner = Emission.LIBRARY;
    instruction.name = "setAll";
    instruction.desc = instruction.desc.replace(")", "L" + Emission.SHADOW + ";I)");
  }

  private void fill(Instruction.Call call, Emission before) {
    stash(call, before);
    Emission after = insertions.after(call.position());
    int last = call.operands().size() - 1;
    int site = sites.at(call.position(), "");
    Sink value = demand.sinks().stream().filter(sink -> sink.at() == call && sink.kind() == Sink.Kind.ARGUMENT).findFirst().orElse(null);
    List<Integer> leaves = value == null ? List.of() : recorded(demand.leavesOf(value));
    after.call(Emission.REGISTERS, "expression", "()<R>").local(Opcodes.ASTORE, temporary(4));
    addAll(after, temporary(4), leaves, value != null && value.computed());
    pushShadow(after, call.operands().get(0));
    if (last == 3) {
      after.local(Opcodes.ILOAD, temporary(1)).local(Opcodes.ILOAD, temporary(2));
    } else {
      after.push(0).push(-1);
    }
    after.local(Opcodes.ALOAD, temporary(4)).push(site).call(Emission.LIBRARY, "fill", "(<S>II<R>I)V");
  }

  /** Keeps the arguments in temporaries, by their index; not the object that a constructor has not made yet. */
  public void stash(Instruction.Call call, Emission before) {
    before.keep(argumentTypes(call), call.target().name().equals("<init>") ? 1 : 0, this::temporary);
  }

  private static List<Type> argumentTypes(Instruction.Call call) {
    List<Type> types = new ArrayList<>(List.of(Type.getArgumentTypes(call.target().descriptor())));
    if (types.size() < call.operands().size()) {
      types.add(0, Type.getObjectType(call.target().owner()));
    }
    return types;
  }

  void escapeArguments(Instruction.Call call, Emission before) {
    stash(call, before);
    for (int i = 0; i < call.operands().size(); i++) {
      int operand = call.operands().get(i);
      if (demand.escapesAt(call.id()).get(facts.common.canonical(operand)) && facts.isArrayOfWords(operand)) {
        before.local(Opcodes.ALOAD, temporary(i));
        pushShadow(before, operand);
        before.call(Emission.STRUCTURE, "escape", "(Ljava/lang/Object;<S>)V");
      }
    }
  }
}
