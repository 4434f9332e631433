package org.parcast.frontend.lowering;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.parcast.ir.LinkedConstant;
import org.parcast.ir.Type;

/** The constants that instructions push. */
final class Constants {
  private Constants() {}

  static Type type(AbstractInsnNode instruction) {
    Object value = value(instruction);
    if (value instanceof Integer) {
      return Type.INT;
    } else if (value instanceof Long) {
      return Type.LONG;
    } else if (value instanceof Float) {
      return Type.FLOAT;
    } else if (value instanceof Double) {
      return Type.DOUBLE;
    } else if (value instanceof String) {
      return Type.ofInternalName("java/lang/String");
    } else if (value instanceof Type) {
      return Type.ofInternalName("java/lang/Class");
    } else if (value instanceof LinkedConstant linked) {
      return linked.type();
    }
    return Type.NULL;
  }

  /** The constant as {@link org.parcast.ir.Instruction.Constant#value()} holds it. */
  static Object value(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    if (instruction instanceof LdcInsnNode load) {
      return linked(load.cst);
    } else if (instruction instanceof IntInsnNode push) {
      return push.operand;
    } else if (opcode >= ICONST_M1 && opcode <= ICONST_5) {
      return opcode - ICONST_0;
    } else if (opcode == LCONST_0 || opcode == LCONST_1) {
      return (long) (opcode - LCONST_0);
    } else if (opcode >= FCONST_0 && opcode <= FCONST_2) {
      return (float) (opcode - FCONST_0);
    } else if (opcode == DCONST_0 || opcode == DCONST_1) {
      return (double) (opcode - DCONST_0);
    }
    return null;
  }

  private static Object linked(Object constant) {
    if (constant instanceof org.objectweb.asm.Type type) {
      return type.getSort() == org.objectweb.asm.Type.METHOD
          ? new LinkedConstant(Type.ofInternalName("java/lang/invoke/MethodType"), type.getDescriptor())
          : Types.of(type);
    } else if (constant instanceof Handle handle) {
      return new LinkedConstant(Type.ofInternalName("java/lang/invoke/MethodHandle"), handle.toString());
    } else if (constant instanceof ConstantDynamic dynamic) {
      return new LinkedConstant(new Type(dynamic.getDescriptor()), dynamic.getName() + " by " + dynamic.getBootstrapMethod());
    }
    return constant;
  }
}
