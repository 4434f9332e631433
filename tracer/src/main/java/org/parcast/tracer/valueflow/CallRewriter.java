package org.parcast.tracer.valueflow;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.Instruction;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.recording.UnmodelledCalls;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.plan.AssemblyUpdate;
import org.parcast.tracer.plan.Sink;

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
    boolean mayNotBeFollowed = call.dispatch() == Instruction.Dispatch.INTERFACE || call.dispatch() == Instruction.Dispatch.VIRTUAL;
    library.box(call);
    Map<Integer, Integer> numbers = new TreeMap<>();
    for (Sink sink : demand.sinks()) {
      if (sink.at() == call && sink.kind() == Sink.Kind.ARGUMENT) {
        int register = argument(before, sink);
        told = true;
        if (mayNotBeFollowed && register >= 0 && sink.argument() < Integer.SIZE) {
          numbers.put(sink.argument(), register);
        }
      }
    }
    told |= passBoxes(call, name, before);
    for (int i = 0; i < call.operands().size(); i++) {
      int operand = call.operands().get(i);
      if (facts.isArrayOfWords(operand) && relevance.isParameterRelevant(name, i)) {
        before.field(Opcodes.GETSTATIC, Emission.TRANSFER, "shadows", "[L" + Emission.SHADOW + ";").push(i);
        pushShadow(before, operand);
        before.op(Opcodes.AASTORE);
        told = true;
      }
    }
    if (told) { // another thread may be about to be called, with arguments in the same places
      before.list.insert(new Emission().call(Emission.THREAD_HANDOVER, "follow", "()V").list);
    }
    boolean wanted = demand.registers().get(call.id());
    boolean wantsValue = demand.loads().get(call.id());
    boolean wantsShadow = demand.shadows().get(call.id());
    if (told || wanted || wantsValue || wantsShadow) {
      if (plan.lambdas().mayHaveCaptured(name)) {
        library.stash(call, before);
        before.local(Opcodes.ALOAD, temporary(0)).call(Emission.STRUCTURE, "receiver", "(Ljava/lang/Object;)V");
      }
      before.push(signature).call(Emission.STRUCTURE, "calling", "(I)V");
      if (wanted) {
        Emission after = insertions.after(call.position());
        int bits = 0;
        for (Map.Entry<Integer, Integer> number : numbers.entrySet()) { // what has run may have called in its turn
          pass(after, number.getKey(), number.getValue());
          bits |= 1 << number.getKey();
        }
        after.local(Opcodes.ALOAD, register(call.id())).push(signature).push(bits).push(answer(call));
        String result = plan.relevance().answersSingleValue(name) ? "resultOfValue" : "result";
        after.call(Emission.STRUCTURE, result, "(<R>III)<R>").local(Opcodes.ASTORE, register(call.id()));
        if (relevance.gathersByRecursion(name)) {
          gathersByRecursion(after.local(Opcodes.ALOAD, register(call.id())), call, name);
        }
        if (demand.isSettled(call.id())) {
          after.local(Opcodes.ALOAD, register(call.id())).call(Emission.REGISTERS, "settleIfGathered", "(<R>)V");
        }
      } else if (wantsValue) {
        Emission after = insertions.after(call.position()).push(signature).push(answer(call)).call(Emission.STRUCTURE, "value", "(II)I");
        if (held.get(call.id())) {
          after.local(Opcodes.ILOAD, load(call.id())).call(Emission.FLOW, "hold", "(II)I");
        }
        after.local(Opcodes.ISTORE, load(call.id()));
      } else if (!wantsShadow) {
        insertions.after(call.position()).call(Emission.STRUCTURE, "called", "()V");
      }
    }
    if (!demand.escapesAt(call.id()).isEmpty()) {
      library.escapeArguments(call, before);
    }
  }

  /** A mere object may be the box of a number that the method wants to know. */
  private boolean passBoxes(Instruction.Call call, String name, Emission before) {
    List<Integer> boxes = IntStream.range(0, call.operands().size())
        .filter(i -> NumberTypes.mayBeBox(method.instruction(call.operands().get(i)).type()) && relevance.isParameterRelevant(name, i)).boxed().toList();
    if (!boxes.isEmpty()) {
      library.stash(call, before);
      for (int i : boxes) {
        before.field(Opcodes.GETSTATIC, Emission.TRANSFER, "registers", "[L" + Emission.REGISTER + ";").push(i).local(Opcodes.ALOAD, temporary(i));
        before.call(Emission.BOXES, "held", "(Ljava/lang/Object;)<R>").op(Opcodes.AASTORE);
      }
    }
    return !boxes.isEmpty();
  }

  /** What a method has answered to itself are terms of what it goes on to gather; to others it has gathered all. */
  private void gathersByRecursion(Emission after, Instruction.Call call, String name) {
    if (name.equals(facts.signature)) {
      after.call(Emission.REGISTERS, "term", "(<R>)V");
    } else {
      after.push(sites.at(call.position(), "")).push(0).call(Emission.REGISTERS, "gathered", "(<R>II)V");
    }
  }

  /** Number of the name of what a call answers of which nothing is known; -1 where that is no number. */
  private int answer(Instruction.Call call) {
    return !facts.isNumber(call.id()) ? -1 : numbering.signature(UnmodelledCalls.ANSWER + call.target().owner().replace('/', '.') + "." + call.target().name());
  }

  private int argument(Emission before, Sink sink) {
    int register = registerOf(before, sink);
    if (register >= 0 && sink.at() instanceof Instruction.Call call && sink.argument() == call.operands().size() - 1 && AssemblyUpdate.isRecurrence(facts, call, sink.argument())) {
      before.local(Opcodes.ALOAD, register).call(Emission.REGISTERS, "recurs", "(<R>)V");
    }
    pass(before, sink.argument(), register);
    return register;
  }

  private static void pass(Emission emission, int argument, int register) {
    emission.field(Opcodes.GETSTATIC, Emission.TRANSFER, "registers", "[L" + Emission.REGISTER + ";").push(argument);
    pushRegister(emission, register);
    emission.op(Opcodes.AASTORE);
  }

  void leave(Instruction.Return returned) {
    Emission before = insertions.before(returned.position());
    for (Sink sink : demand.sinks()) {
      if (sink.at() == returned && sink.kind() == Sink.Kind.RETURN) {
        boolean single = plan.relevance().answersSingleValue(facts.signature);
        if (single) {
          recorded(demand.leavesOf(sink)).stream().findFirst().ifPresentOrElse(leaf -> before.local(Opcodes.ILOAD, load(leaf)), () -> before.push(0));
        } else {
          result(before, sink);
        }
        pushSignature(before);
        String recorder = plan.relevance().mayAnswerToLibrary(facts.signature) ? Emission.CHOSEN_OBJECTS : Emission.STRUCTURE;
        before.call(recorder, recorder.equals(Emission.STRUCTURE) ? "returns" : "answers", single ? "(II)V" : "(<R>I)V");
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
      boolean computed = sink.deciding().isEmpty() ? sink.computed() : facts.slices.of(((Instruction.Return) sink.at()).value()).computed();
      addAll(before, temporary(2), leaves.stream().filter(leaf -> !sink.deciding().contains(leaf)).toList(), computed);
      decide(before, temporary(2), recorded(sink.deciding()));
      before.local(Opcodes.ALOAD, temporary(2));
    }
  }
}
