package org.parcast.tracer.valueflow;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.recording.Site;
import org.parcast.recording.UnmodelledCalls;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.method.LibraryModel;
import org.parcast.tracer.method.StreamCalls;
import org.parcast.tracer.plan.GatheringOperator;
import org.parcast.tracer.plan.Sink;

/** Follows numbers through the library's streams, which run in order. */
public final class StreamRewriter extends Rewriting {
  private final LibraryCallRewriter library;

  public StreamRewriter(Rewriting shared) {
    super(shared);
    this.library = new LibraryCallRewriter(shared);
  }

  public void rewrite(Instruction.Call call) {
    if (StreamCalls.asksForThreads(call)) {
      MethodInsnNode instruction = (MethodInsnNode) insertions.instruction(call.position());
      instruction.name = instruction.name.equals("parallel") ? "sequential" : "stream";
    }
    Class<?> function = StreamCalls.function(call);
    if (function != null) {
      follow(call, function);
    }
    String stream = call.type().descriptor();
    if (StreamCalls.isSource(call)) {
      source(call);
    } else if (StreamCalls.isChained(call)) {
      insertions.after(call.position()).call(Emission.STREAM_FLOW, "chained", "(" + stream + ")" + stream);
    } else if (StreamCalls.shuffles(call)) {
      insertions.after(call.position()).call(Emission.STREAM_FLOW, "shuffled", "(" + stream + ")" + stream);
    } else if (StreamCalls.isEnd(call)) {
      end(call);
    } else if (StreamCalls.asksOptional(call) && demand.registers().get(call.id())) {
      library.stash(call, insertions.before(call.position()));
      Emission after = insertions.after(call.position()).local(Opcodes.ALOAD, register(call.id())).local(Opcodes.ALOAD, temporary(0));
      answer(call, after.push(site(call)).call(Emission.STREAM_FLOW, "inOptional", "(<R>Ljava/lang/Object;I)<R>"));
    }
  }

  private void follow(Instruction.Call call, Class<?> function) {
    Emission before = insertions.before(call.position());
    if (StreamCalls.isGivenCombiner(call)) { // which lies above
      before.op(Opcodes.SWAP);
    }
    before.push(numbering.signature(StreamCalls.signature(function)));
    Class<?> sink = StreamCalls.sink(call);
    before.list.add(new LdcInsnNode(Type.getType(sink == null ? function : sink)));
    if (sink == null) {
      before.call(Emission.STREAM_FLOW, "function", "(Ljava/lang/Object;ILjava/lang/Class;)Ljava/lang/Object;");
    } else {
      before.push(numbering.signature(StreamCalls.signature(sink))).call(Emission.STREAM_FLOW, "handing", "(Ljava/lang/Object;ILjava/lang/Class;I)Ljava/lang/Object;");
    }
    before.list.add(new TypeInsnNode(Opcodes.CHECKCAST, Type.getInternalName(function)));
    if (StreamCalls.isGivenCombiner(call)) {
      before.op(Opcodes.SWAP);
    }
  }

  private void source(Instruction.Call call) {
    String stream = call.type().descriptor();
    Sink number = demand.sinks().stream().filter(sink -> sink.at() == call && sink.kind() == Sink.Kind.ARGUMENT).findFirst().orElse(null);
    if (number != null) {
      int register = registerIn(insertions.before(call.position()), number, temporary(4));
      insertions.after(call.position()).local(Opcodes.ALOAD, register).call(Emission.STREAM_FLOW, "number", "(" + stream + "<R>)" + stream);
      return;
    }
    if (facts.model(call) != LibraryModel.STREAM) {
      Emission after = insertions.after(call.position());
      boolean ofCollection = call.dispatch() == Dispatch.INTERFACE || call.dispatch() == Dispatch.VIRTUAL;
      if (ofCollection && stream.equals("Ljava/util/stream/Stream;")) {
        library.stash(call, insertions.before(call.position()));
        after.local(Opcodes.ALOAD, temporary(0)).call(Emission.STREAM_FLOW, "source", "(" + stream + "Ljava/lang/Object;)" + stream);
      } else {
        after.call(Emission.STREAM_FLOW, "source", "(" + stream + ")" + stream);
      }
      return;
    }
    boolean part = call.operands().size() == 3;
    if (part) {
      library.stash(call, insertions.before(call.position()));
    }
    Emission after = insertions.after(call.position());
    pushShadow(after, call.operands().get(0));
    if (part) {
      after.local(Opcodes.ILOAD, temporary(1));
    } else {
      after.push(0);
    }
    after.call(Emission.STREAM_FLOW, "elements", "(" + stream + "<S>I)" + stream);
  }

  private void end(Instruction.Call call) {
    Emission before = insertions.before(call.position());
    if (loopsMayBeOutermost && !plan.outermostLoops().isWithin(method, facts.loopOf(call.id()))) {
      before.push(numbering.loop(sites.method(), sites.sourceFile(), method.line(call.position()))).call(Emission.STREAM_FLOW, "loop", "(I)V");
    }
    before.push(numbering.signature(UnmodelledCalls.ELEMENTS + sites.sourceFile() + ":" + method.line(call.position()))).call(Emission.STREAM_FLOW, "at", "(I)V");
    Emission after = insertions.after(call.position());
    if (StreamCalls.gathers(call)) {
      watch(call, before.push(operators(call)), "gathering", "I");
    } else if (StreamCalls.takes(call) || StreamCalls.mayCollect(call)) {
      watch(call, before, "taking", "");
    } else if (StreamCalls.joins(call)) {
      watch(call, before, "joining", "");
    } else if (StreamCalls.counts(call)) {
      before.push(operators(call)).call(Emission.STREAM_FLOW, "counting", "(I)V");
    } else {
      before.call(Emission.STREAM_FLOW, "begin", "()V");
    }
    if (StreamCalls.answersGathered(call) && demand.registers().get(call.id())) {
      answer(call, after.local(Opcodes.ALOAD, register(call.id())).push(site(call)).call(Emission.STREAM_FLOW, "answered", "(<R>I)<R>"));
    } else if (StreamCalls.answersOptional(call)) {
      after.op(Opcodes.DUP).call(Emission.STREAM_FLOW, "optional", "(Ljava/lang/Object;)V");
    } else if (StreamCalls.reducesObjects(call)) {
      after.op(Opcodes.DUP).push(site(call)).call(Emission.STREAM_FLOW, "reduced", "(Ljava/lang/Object;I)V");
    } else if (StreamCalls.mayCollect(call)) {
      after.op(Opcodes.DUP).push(sites.at(call.position(), sites.nameOfMade(call.id(), call.position()))).call(Emission.STREAM_FLOW, "collected", "(Ljava/lang/Object;I)V");
    } else if (!StreamCalls.takes(call) || !demand.shadows().get(call.id())) { // else with the shadow of the array
      after.call(Emission.STREAM_FLOW, "end", "()V");
    }
  }

  /** Has the stream, which lies below what the call is given, if anything, watched as it runs. */
  private void watch(Instruction.Call call, Emission before, String how, String given) {
    String stream = "L" + call.target().owner() + ";";
    boolean isBelow = call.operands().size() == 2;
    if (isBelow) {
      before.op(Opcodes.SWAP);
    }
    before.call(Emission.STREAM_FLOW, how, "(" + stream + given + ")" + stream);
    if (isBelow) {
      before.op(Opcodes.SWAP);
    }
  }

  /** Whether the stream's numbers are those of an array, and are joined by one operator. */
  private boolean addsWords(Instruction.Call call) {
    return StreamCalls.gathers(call) && method.instruction(call.operands().get(0)) instanceof Instruction.Call made && StreamCalls.isSource(made);
  }

  private static int operators(Instruction.Call call) {
    return GatheringOperator.bits(GatheringOperator.ofMethod(call.target().name()));
  }

  private void answer(Instruction.Call call, Emission after) {
    after.local(Opcodes.ASTORE, register(call.id()));
    if (demand.isSettled(call.id())) {
      after.local(Opcodes.ALOAD, register(call.id())).call(Emission.REGISTERS, "settleIfGathered", "(<R>)V");
    }
  }

  private int site(Instruction.Call call) {
    return numbering.site(sites.method(), sites.sourceFile(), method.line(call.position()), "", addsWords(call) ? Site.Assembly.OF_WORDS : Site.Assembly.NONE, call.type().descriptor().replace('Z', 'I')); // as a loop would find it
  }
}
