package org.parcast.tracer.valueflow;

import org.objectweb.asm.Opcodes;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.method.WordLayout;

/** Writes code that computes the place of a word again from what is known of it: variables, or what a method was handed. */
abstract class PlaceCode {
  private final Method method;
  private final WordLayout layout;

  PlaceCode(Method method, WordLayout layout) {
    this.method = method;
    this.layout = layout;
  }

  abstract boolean isKnown(int value);

  abstract void pushKnown(Emission emission, int value);

  abstract void pushKnownShadow(Emission emission, int array);

  /** Pushes the shadow of the array and the index. */
  final void pushElement(Emission emission, Instruction.ArrayStore store) {
    pushShadow(emission, store.array());
    pushNumber(emission, store.index());
  }

  final void pushShadow(Emission emission, int array) {
    if (isKnown(array)) {
      pushKnownShadow(emission, array);
      return;
    }
    pushReference(emission, array);
    if (method.instruction(array) instanceof Instruction.ArrayLoad row) {
      pushShadow(emission, row.array());
      pushNumber(emission, row.index());
      emission.call(Emission.STRUCTURE, "row", "(Ljava/lang/Object;<S>I)<S>");
    } else {
      pushCompanion(emission, (Instruction.FieldLoad) method.instruction(array));
      emission.call(Emission.STRUCTURE, "known", "(Ljava/lang/Object;<S>)<S>");
    }
  }

  private void pushCompanion(Emission emission, Instruction.FieldLoad load) {
    if (layout.hasCompanion(load.field())) {
      pushField(emission, load, layout.declaring(load.field()).name(), ClassRewriter.companion(load.field().name()), "L" + Emission.SHADOW + ";");
    } else {
      emission.op(Opcodes.ACONST_NULL);
    }
  }

  final void pushReference(Emission emission, int value) {
    Instruction instruction = method.instruction(value);
    if (isKnown(value)) {
      pushKnown(emission, value);
    } else if (instruction instanceof Instruction.ArrayLoad row) {
      pushReference(emission, row.array());
      pushNumber(emission, row.index());
      emission.call(Emission.STRUCTURE, "element", "(Ljava/lang/Object;I)Ljava/lang/Object;");
    } else if (instruction instanceof Instruction.CheckCast cast) {
      pushReference(emission, cast.value());
    } else {
      pushField(emission, (Instruction.FieldLoad) instruction);
    }
  }

  final void pushNumber(Emission emission, int value) {
    Instruction instruction = method.instruction(value);
    if (isKnown(value)) {
      pushKnown(emission, value);
    } else if (instruction instanceof Instruction.Constant constant) {
      emission.push((Integer) constant.value());
    } else if (instruction instanceof Instruction.Compute compute) {
      compute.operands().forEach(operand -> pushNumber(emission, operand));
      emission.op(opcode(compute.operator()));
    } else {
      pushField(emission, (Instruction.FieldLoad) instruction);
    }
  }

  private static int opcode(Instruction.Operator operator) {
    return switch (operator) {
      case ADD -> Opcodes.IADD;
      case SUB -> Opcodes.ISUB;
      default -> Opcodes.IMUL;
    };
  }

  private void pushField(Emission emission, Instruction.FieldLoad load) {
    pushField(emission, load, load.field().owner(), load.field().name(), load.field().descriptor());
  }

  /** @param name of the field, or of the one beside it with the shadow */
  private void pushField(Emission emission, Instruction.FieldLoad load, String owner, String name, String descriptor) {
    if (load.isStatic()) {
      emission.field(Opcodes.GETSTATIC, owner, name, descriptor);
    } else {
      pushReference(emission, load.object());
      emission.cast(owner).field(Opcodes.GETFIELD, owner, name, descriptor);
    }
  }
}
