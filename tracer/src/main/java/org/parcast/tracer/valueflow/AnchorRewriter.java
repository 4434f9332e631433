package org.parcast.tracer.valueflow;

import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.parcast.ir.Instruction;
import org.parcast.ir.slice.ElementSetter;
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
      boolean isNumber = anchor.type().isPrimitive();
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
    return method.instruction(anchor).type().isPrimitive() ? locals.value("anchor" + anchor) : locals.of("anchor" + anchor, OBJECT);
  }

  /** Pushes the shadow and the index of the word that the store may change. */
  void push(Emission emission, Instruction at, PredicatedStore kept) {
    PlaceCode code = code(kept);
    if (at instanceof Instruction.ArrayStore store) {
      code.pushElement(emission, store);
      return;
    }
    Instruction.FieldStore store = (Instruction.FieldStore) at;
    WordLayout.FieldWord word = layout.word(store.field(), store.isStatic());
    if (store.isStatic()) {
      emission.shadowOfStatics(word.holder());
    } else {
      code.pushReference(emission, store.object());
      emission.call(Emission.STRUCTURE, "words", "(Ljava/lang/Object;)<S>");
    }
    emission.push(word.index());
  }

  /** Pushes what a method is handed that sets the element, by which it finds it. */
  void pushPlace(Emission emission, ElementSetter setter, Instruction.Call call, PredicatedStore kept) {
    PlaceCode code = code(kept);
    for (int parameter : setter.place()) {
      int operand = call.operands().get(parameter);
      if (method.instruction(operand).type().isPrimitive()) {
        code.pushNumber(emission, operand);
      } else {
        Type type = SetterPlaces.typeOf(setter.method(), parameter);
        code.pushReference(emission, operand);
        emission.cast(type.getInternalName());
        if (type.getSort() == Type.ARRAY) {
          code.pushShadow(emission, operand);
        }
      }
    }
  }

  private PlaceCode code(PredicatedStore kept) {
    return new PlaceCode(method, layout) {
      @Override
      boolean isKnown(int value) {
        return kept.anchors().contains(value);
      }

      @Override
      void pushKnown(Emission emission, int value) {
        emission.local(method.instruction(value).type().isPrimitive() ? Opcodes.ILOAD : Opcodes.ALOAD, local(value));
      }

      @Override
      void pushKnownShadow(Emission emission, int array) {
        AnchorRewriter.this.pushShadow(emission, array);
      }
    };
  }
}
