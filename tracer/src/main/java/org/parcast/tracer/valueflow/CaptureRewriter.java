package org.parcast.tracer.valueflow;

import java.util.BitSet;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.Block;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.slice.CallModel.Effect;
import org.parcast.recording.UnmodelledCalls;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.method.LibraryModel;
import org.parcast.tracer.method.StreamCalls;
import org.parcast.tracer.method.WordLayout;

/** Keeps the values of loads, and the shadows of arrays and objects where references come from and go to. */
final class CaptureRewriter extends Rewriting {
  private final RegisterRewriter registers;

  CaptureRewriter(Rewriting shared, RegisterRewriter registers) {
    super(shared);
    this.registers = registers;
  }

  void capture(Instruction instruction) {
    int id = instruction.id();
    if (demand.loads().get(id)) {
      captureLoad(instruction);
    } else if (demand.shadows().get(id)) {
      captureShadow(instruction);
    }
    if (demand.lost().get(id)) {
      FieldRef field = ((Instruction.FieldLoad) instruction).field();
      String name = UnmodelledCalls.FIELD + field.owner().replace('/', '.') + "." + field.name();
      insertions.after(instruction.position()).push(numbering.signature(name)).call(Emission.LIBRARY, "answered", "(I)V");
    }
    if (demand.isMaterialised(id) && demand.registers().get(id)) {
      registers.define(whereComputed(instruction), id, id, method.blockOf(id).index(), facts.sources(id), true);
    }
    if (instruction instanceof Instruction.NewObject made) {
      captureObject(made);
    } else if (instruction instanceof Instruction.ArrayStore store && facts.isArrayOfWords(store.value()) && facts.isArrayOfWords(store.array())) {
      Emission before = insertions.before(store.position());
      before.local(Opcodes.ASTORE, temporary(0)).op(Opcodes.DUP).local(Opcodes.ISTORE, temporary(1)).local(Opcodes.ALOAD, temporary(0));
      Emission after = insertions.after(store.position());
      pushShadow(after, store.array());
      after.local(Opcodes.ILOAD, temporary(1));
      pushShadow(after, store.value());
      after.call(Emission.STRUCTURE, "setRow", "(<S>I<S>)V");
    } else if (instruction instanceof Instruction.FieldStore store && facts.isArrayOfWords(store.value()) && layout.hasCompanion(store.field())) {
      captureCompanion(store);
    }
    BitSet escaping = demand.escapesAt(id);
    boolean onTop = instruction instanceof Instruction.ArrayStore || instruction instanceof Instruction.FieldStore || instruction instanceof Instruction.Return;
    if (!escaping.isEmpty() && onTop) {
      Emission before = insertions.before(instruction.position()).op(Opcodes.DUP);
      pushShadow(before, escaping.nextSetBit(0));
      before.call(Emission.STRUCTURE, "escape", "(Ljava/lang/Object;<S>)V");
    }
  }

  /** What a branch compares is part of its predicate before it goes on. */
  private Emission whereComputed(Instruction instruction) {
    Block block = method.blockOf(instruction.id());
    boolean isPredicate = instruction.position() == block.terminator().position();
    return instruction instanceof Instruction.Phi ? insertions.before(block.start()) : isPredicate ? insertions.before(instruction.position()) : insertions.after(instruction.position());
  }

  private void captureLoad(Instruction instruction) {
    int local = load(instruction.id());
    boolean compared = demand.compared().get(instruction.id());
    if (instruction instanceof Instruction.ArrayLoad array) {
      if (compared) {
        insertions.before(instruction.position()).op(Opcodes.DUP).local(Opcodes.ISTORE, comparedIndex(instruction.id()));
      }
      Emission before = insertions.before(instruction.position()).op(Opcodes.DUP);
      pushShadow(before, array.array());
      keepLoad(before, instruction.id(), local);
    } else if (instruction instanceof Instruction.FieldLoad field) {
      WordLayout.FieldWord word = layout.word(field.field(), field.isStatic());
      if (!field.isStatic()) {
        insertions.before(instruction.position()).op(Opcodes.DUP).local(Opcodes.ASTORE, temporary(0));
      }
      Emission after = insertions.after(instruction.position()).push(word.index());
      pushHolder(after, word, field.isStatic(), temporary(0));
      if (compared) {
        after.op(Opcodes.DUP).local(Opcodes.ASTORE, comparedHolder(instruction.id()));
      }
      keepLoad(after, instruction.id(), local);
    } else if (instruction instanceof Instruction.Call call && facts.calls.effect(call) == Effect.UNBOXING) {
      Emission before = insertions.before(instruction.position()).op(Opcodes.DUP).push(numbering.signature(origin(call.operands().get(0))));
      keep(before.call(Emission.BOXES, "value", "(Ljava/lang/Object;I)I"), instruction.id(), local);
    } else if (instruction instanceof Instruction.CheckCast cast) {
      Emission after = insertions.after(instruction.position()).op(Opcodes.DUP).push(numbering.signature(origin(cast.value())));
      keep(after.call(Emission.BOXES, "value", "(Ljava/lang/Object;I)I"), instruction.id(), local);
    }
  }

  /** Where a box comes from, as the user is told. */
  private String origin(int box) {
    String from = method.instruction(box) instanceof Instruction.Call call ? call.target().owner().replace('/', '.') + "." + call.target().name() : "objects in " + sites.method();
    return UnmodelledCalls.BOXES + from;
  }

  private void keepLoad(Emission emission, int load, int local) {
    boolean mayBeNoted = noted.get(method.blockOf(load).index());
    keep(emission.call(mayBeNoted ? Emission.REPEATED_FLOW : Emission.FLOW, "load", "(I<S>)I"), load, local);
  }

  private void keep(Emission emission, int load, int local) {
    if (held.get(load)) {
      emission.local(Opcodes.ILOAD, local).call(Emission.FLOW, "hold", "(II)I");
    }
    emission.local(Opcodes.ISTORE, local);
  }

  private void captureShadow(Instruction instruction) {
    if (instruction instanceof Instruction.Parameter || instruction instanceof Instruction.Phi || instruction instanceof Instruction.Constant) {
      return;
    }
    int position = instruction.position();
    int local = shadowLocal(instruction.id());
    if (instruction instanceof Instruction.ArrayLoad load && facts.isArrayOfWords(load.array())) {
      insertions.before(position).op(Opcodes.DUP).local(Opcodes.ISTORE, temporary(0));
      Emission after = insertions.after(position).op(Opcodes.DUP);
      pushShadow(after, load.array());
      after.local(Opcodes.ILOAD, temporary(0)).call(Emission.STRUCTURE, "row", "(Ljava/lang/Object;<S>I)<S>").local(Opcodes.ASTORE, local);
      return;
    }
    if (instruction instanceof Instruction.FieldLoad load && layout.hasCompanion(load.field())) {
      String owner = layout.declaring(load.field()).name();
      if (!load.isStatic()) {
        insertions.before(position).op(Opcodes.DUP).local(Opcodes.ASTORE, temporary(0));
      }
      Emission after = insertions.after(position).op(Opcodes.DUP);
      if (load.isStatic()) {
        after.field(Opcodes.GETSTATIC, owner, ClassRewriter.companion(load.field().name()), "L" + Emission.SHADOW + ";");
      } else {
        after.local(Opcodes.ALOAD, temporary(0));
        after.field(Opcodes.GETFIELD, owner, ClassRewriter.companion(load.field().name()), "L" + Emission.SHADOW + ";");
      }
      after.call(Emission.STRUCTURE, "known", "(Ljava/lang/Object;<S>)<S>").local(Opcodes.ASTORE, local);
      return;
    }
    Emission after = insertions.after(position);
    if (instruction instanceof Instruction.CheckCast cast && facts.isArrayOfWords(cast.value())) {
      pushShadow(after, cast.value());
    } else if (instruction instanceof Instruction.NewArray made) {
      after.op(Opcodes.DUP).push(sites.at(position, sites.nameOfMade(instruction.id(), position))).push(layout.typeOf(made.type()));
      after.call(Emission.STRUCTURE, "made", "(Ljava/lang/Object;II)<S>");
    } else if (instruction instanceof Instruction.Call call && StreamCalls.takes(call)) {
      after.op(Opcodes.DUP).push(sites.at(position, sites.nameOfMade(instruction.id(), position))).push(layout.typeOf(call.type()));
      after.call(Emission.STREAM_FLOW, "array", "(Ljava/lang/Object;II)<S>");
    } else if (instruction instanceof Instruction.Call call && facts.calls.isAnalysed(call)) {
      after.op(Opcodes.DUP).push(numbering.signature(facts.calls.signature(call)));
      after.call(Emission.STRUCTURE, "result", "(Ljava/lang/Object;I)<S>");
    } else if (instruction instanceof Instruction.Call call && LibraryModel.of(call.target()) != null && LibraryModel.of(call.target()).makesCopy()) {
      after.op(Opcodes.DUP);
      pushShadow(after, call.operands().get(0));
      if (LibraryModel.of(call.target()) == LibraryModel.COPY_OF_RANGE) {
        after.local(Opcodes.ILOAD, temporary(1));
      } else {
        after.push(0);
      }
      after.push(sites.at(position, sites.nameOfMade(instruction.id(), position))).push(layout.typeOf(facts.typeOf(call.id())));
      after.call(Emission.LIBRARY, "copied", "(Ljava/lang/Object;<S>III)<S>");
    } else {
      after.op(Opcodes.DUP).call(Emission.STRUCTURE, "of", "(Ljava/lang/Object;)<S>");
    }
    after.local(Opcodes.ASTORE, local);
  }

  private void captureObject(Instruction.NewObject made) {
    String name = made.type().descriptor().substring(1, made.type().descriptor().length() - 1);
    boolean words = layout.holderOf(name) != null;
    for (int use : method.uses(made.id())) {
      if (method.instruction(use) instanceof Instruction.Call call && call.target().name().equals("<init>") && call.operands().get(0) == made.id()) {
        String variable = sites.variableOfMade(made.id(), call.position());
        if (!words && layout.mayHoldWords(made.type()) && !variable.isEmpty()) {
          insertions.after(call.position()).op(Opcodes.DUP).push(sites.at(made.position(), variable)).call(Emission.STRUCTURE, "named", "(Ljava/lang/Object;I)V");
        } else if (words) {
          insertions.before(call.position()).push(sites.at(made.position(), sites.nameOfMade(made.id(), call.position()))).push(layout.typeOf(name)).call(Emission.STRUCTURE, "constructing", "(II)V");
        }
      }
    }
  }

  private void captureCompanion(Instruction.FieldStore store) {
    String owner = layout.declaring(store.field()).name();
    String companion = ClassRewriter.companion(store.field().name());
    if (store.isStatic()) {
      Emission after = insertions.after(store.position()).field(Opcodes.GETSTATIC, owner, companion, "L" + Emission.SHADOW + ";");
      pushShadow(after, store.value());
      after.call(Emission.STRUCTURE, "replaced", "(<S><S>)V");
      pushShadow(after, store.value());
      after.field(Opcodes.PUTSTATIC, owner, companion, "L" + Emission.SHADOW + ";");
    } else {
      Emission before = insertions.before(store.position());
      before.local(Opcodes.ASTORE, temporary(1)).op(Opcodes.DUP).local(Opcodes.ASTORE, temporary(0)).local(Opcodes.ALOAD, temporary(1));
      Emission after = insertions.after(store.position()).local(Opcodes.ALOAD, temporary(0));
      if (store.position() > facts.superCall) {
        after.op(Opcodes.DUP).field(Opcodes.GETFIELD, owner, companion, "L" + Emission.SHADOW + ";");
        pushShadow(after, store.value());
        after.call(Emission.STRUCTURE, "replaced", "(<S><S>)V");
      }
      pushShadow(after, store.value());
      after.field(Opcodes.PUTFIELD, owner, companion, "L" + Emission.SHADOW + ";");
    }
  }
}
