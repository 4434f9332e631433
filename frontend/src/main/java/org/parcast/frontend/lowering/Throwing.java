package org.parcast.frontend.lowering;

import static org.objectweb.asm.Opcodes.*;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;

/** Tells which instructions may throw an exception (Java Virtual Machine Specification, chapter 6). */
final class Throwing {
  private Throwing() {}

  static boolean mayThrow(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    return switch (opcode) {
      case IDIV, LDIV, IREM, LREM, GETSTATIC, PUTSTATIC, GETFIELD, PUTFIELD, INVOKEVIRTUAL, INVOKESPECIAL, INVOKESTATIC,
              INVOKEINTERFACE, INVOKEDYNAMIC, NEW, NEWARRAY, ANEWARRAY, MULTIANEWARRAY, ARRAYLENGTH, ATHROW, CHECKCAST, INSTANCEOF,
              MONITORENTER, MONITOREXIT -> true;
      // A number or a string is there; all other constants are linked.
      case LDC -> !(((LdcInsnNode) instruction).cst instanceof Number || ((LdcInsnNode) instruction).cst instanceof String);
      default -> opcode >= IALOAD && opcode <= SALOAD || opcode >= IASTORE && opcode <= SASTORE;
    };
  }
}
