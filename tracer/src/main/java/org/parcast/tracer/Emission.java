package org.parcast.tracer;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Instructions to insert at one place. */
final class Emission {
  static final String SHADOW = "org/parcast/recorder/Shadow";
  static final String REGISTER = "org/parcast/recorder/Register";
  static final String FLOW = "org/parcast/recorder/ValueFlow";
  static final String REGISTERS = "org/parcast/recorder/Registers";
  static final String REPEATED_FLOW = "org/parcast/recorder/RepeatedFlow";
  static final String STRUCTURE = "org/parcast/recorder/Structure";
  static final String TRANSFER = "org/parcast/recorder/Transfer";
  static final String BOXES = "org/parcast/recorder/Boxes";
  static final String LIBRARY = "org/parcast/recorder/Library";
  static final String BLOCK_TRACE = "org/parcast/recorder/BlockTrace";
  static final String WAYS = "org/parcast/recorder/Ways";
  static final String BLOCK_LIBRARY = "org/parcast/recorder/BlockLibrary";
  static final String STREAM_FLOW = "org/parcast/recorder/StreamFlow";
  static final String LAUNCHER = "org/parcast/recorder/Launcher";

  private static final String SHADOW_TYPE = "L" + SHADOW + ";";

  final InsnList list = new InsnList();

  Emission push(int value) {
    if (value >= -1 && value <= 5) {
      return op(Opcodes.ICONST_0 + value);
    }
    if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
      list.add(new IntInsnNode(Opcodes.BIPUSH, value));
    } else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
      list.add(new IntInsnNode(Opcodes.SIPUSH, value));
    } else {
      list.add(new LdcInsnNode(value));
    }
    return this;
  }

  Emission push(String value) {
    list.add(new LdcInsnNode(value));
    return this;
  }

  Emission op(int opcode) {
    list.add(new InsnNode(opcode));
    return this;
  }

  Emission local(int opcode, int local) {
    list.add(new VarInsnNode(opcode, local));
    return this;
  }

  /** Loads the local variable of this type. */
  Emission load(Type type, int local) {
    return local(type.getOpcode(Opcodes.ILOAD), local);
  }

  /** Stores to the local variable of this type. */
  Emission store(Type type, int local) {
    return local(type.getOpcode(Opcodes.ISTORE), local);
  }

  Emission field(int opcode, String owner, String name, String descriptor) {
    list.add(new FieldInsnNode(opcode, owner, name, descriptor));
    return this;
  }

  Emission cast(String owner) {
    list.add(new TypeInsnNode(Opcodes.CHECKCAST, owner));
    return this;
  }

  Emission call(String owner, String name, String descriptor) {
    list.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name, descriptor.replace("<S>", SHADOW_TYPE).replace("<R>", "L" + REGISTER + ";"), false));
    return this;
  }

  /** With an object of the class on the stack, its shadow. */
  Emission shadowOfObject(String holder) {
    return virtual(holder, ClassRewriter.SHADOW_METHOD);
  }

  /** With an object of the class on the stack, the shadow that a method of it answers. */
  Emission virtual(String owner, String name) {
    list.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner, name, "()" + SHADOW_TYPE, false));
    return this;
  }

  /** The shadow of the class's static fields. */
  Emission shadowOfStatics(String holder) {
    return field(Opcodes.GETSTATIC, holder, ClassRewriter.STATICS_FIELD, SHADOW_TYPE);
  }
}
