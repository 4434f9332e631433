package org.parcast.tracer.valueflow;

import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.parcast.ir.Instruction;
import org.parcast.ir.slice.PredicatedStore;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.method.WordLayout;
import org.parcast.tracer.plan.Sink;

/** Keeps what the addresses of words are computed from that a condition may leave as they are, and computes them again where it has been decided. */
final class AnchorRewriter extends Rewriting {
  private static final String OBJECT = "java/lang/Object";

  AnchorRewriter(Rewriting shared) {
    super(shared);
  }

  /** Names the locals for them. */
  void nameLocals() {
    anchors().forEach(this::local);
  }

  /** Keeps them where they become known. */
  void keep() {
    anchors().map(method::instruction).forEach(anchor -> {
      boolean isNumber = facts.isNumber(anchor.id());
      int store = isNumber ? Opcodes.ISTORE : Opcodes.ASTORE;
      int load = isNumber ? Opcodes.ILOAD : Opcodes.ALOAD;
      if (anchor instanceof Instruction.Phi phi) {
        insertions.before(method.blockOf(phi.id()).start()).local(load, phi.variable().index()).local(store, local(phi.id()));
      } else if (anchor instanceof Instruction.Parameter parameter) {
        insertions.atEntry().local(load, parameter.slot()).local(store, local(parameter.id()));
        locals.filledAtEntry(local(parameter.id()));
      } else {
        insertions.after(anchor.position()).op(Opcodes.DUP).local(store, local(anchor.id()));
      }
    });
  }

  private Stream<Integer> anchors() {
    return demand.sinks().stream().filter(sink -> sink.kind() == Sink.Kind.STORE).map(sink -> facts.slices.keptBy(sink.at())).filter(kept -> kept != null)
        .flatMap(kept -> kept.anchors().stream()).distinct();
  }

  private int local(int anchor) {
    return facts.isNumber(anchor) ? locals.value("anchor" + anchor) : locals.of("anchor" + anchor, OBJECT);
  }

  /** Pushes the shadow and the index of the word that the store may change. */
  void push(Emission emission, Instruction at, PredicatedStore kept) {
    if (at instanceof Instruction.ArrayStore store) {
      pushShadow(emission, store.array(), kept.anchors());
      pushNumber(emission, store.index(), kept.anchors());
      return;
    }
    Instruction.FieldStore store = (Instruction.FieldStore) at;
    WordLayout.FieldWord word = layout.word(store.field(), store.isStatic());
    if (store.isStatic()) {
      emission.shadowOfStatics(word.holder());
    } else {
      pushReference(emission, store.object(), kept.anchors());
      emission.call(Emission.STRUCTURE, "words", "(Ljava/lang/Object;)<S>");
    }
    emission.push(word.index());
  }

  private void pushShadow(Emission emission, int array, List<Integer> anchors) {
    if (anchors.contains(array)) {
      pushShadow(emission, array);
      return;
    }
    pushReference(emission, array, anchors);
    if (method.instruction(array) instanceof Instruction.ArrayLoad row) {
      pushShadow(emission, row.array(), anchors);
      pushNumber(emission, row.index(), anchors);
      emission.call(Emission.STRUCTURE, "row", "(Ljava/lang/Object;<S>I)<S>");
    } else {
      pushCompanion(emission, (Instruction.FieldLoad) method.instruction(array), anchors);
      emission.call(Emission.STRUCTURE, "known", "(Ljava/lang/Object;<S>)<S>");
    }
  }

  private void pushCompanion(Emission emission, Instruction.FieldLoad load, List<Integer> anchors) {
    if (layout.hasCompanion(load.field())) {
      pushField(emission, load, anchors, layout.declaring(load.field()).name(), ClassRewriter.companion(load.field().name()), "L" + Emission.SHADOW + ";");
    } else {
      emission.op(Opcodes.ACONST_NULL);
    }
  }

  private void pushReference(Emission emission, int value, List<Integer> anchors) {
    Instruction instruction = method.instruction(value);
    if (anchors.contains(value)) {
      emission.local(Opcodes.ALOAD, local(value));
    } else if (instruction instanceof Instruction.ArrayLoad row) {
      pushReference(emission, row.array(), anchors);
      pushNumber(emission, row.index(), anchors);
      emission.call(Emission.STRUCTURE, "element", "(Ljava/lang/Object;I)Ljava/lang/Object;");
    } else if (instruction instanceof Instruction.CheckCast cast) {
      pushReference(emission, cast.value(), anchors);
    } else {
      pushField(emission, (Instruction.FieldLoad) instruction, anchors);
    }
  }

  private void pushNumber(Emission emission, int value, List<Integer> anchors) {
    Instruction instruction = method.instruction(value);
    if (anchors.contains(value)) {
      emission.local(Opcodes.ILOAD, local(value));
    } else if (instruction instanceof Instruction.Constant constant) {
      emission.push((Integer) constant.value());
    } else if (instruction instanceof Instruction.Compute compute) {
      compute.operands().forEach(operand -> pushNumber(emission, operand, anchors));
      emission.op(opcode(compute.operator()));
    } else {
      pushField(emission, (Instruction.FieldLoad) instruction, anchors);
    }
  }

  private static int opcode(Instruction.Operator operator) {
    return switch (operator) {
      case ADD -> Opcodes.IADD;
      case SUB -> Opcodes.ISUB;
      default -> Opcodes.IMUL;
    };
  }

  private void pushField(Emission emission, Instruction.FieldLoad load, List<Integer> anchors) {
    pushField(emission, load, anchors, load.field().owner(), load.field().name(), load.field().type().descriptor());
  }

  /** @param name of the field, or of the one beside it with the shadow */
  private void pushField(Emission emission, Instruction.FieldLoad load, List<Integer> anchors, String owner, String name, String descriptor) {
    if (load.isStatic()) {
      emission.field(Opcodes.GETSTATIC, owner, name, descriptor);
    } else {
      pushReference(emission, load.object(), anchors);
      emission.cast(owner).field(Opcodes.GETFIELD, owner, name, descriptor);
    }
  }
}
