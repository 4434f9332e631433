package org.parcast.tracer.emission;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.parcast.ir.Method;

/** What the source calls an array or object that a method makes. */
public final class MadeName {
  private MadeName() {}

  /** The variable or field that first holds what the instruction {@code made} makes, by the time that it is made at the position; or empty. */
  public static String of(int made, int position, Method method, Insertions insertions) {
    String name = method.name(made);
    return name == null ? after(position, method, insertions) : name;
  }

  /** The variable or field that takes what the instruction leaves on the stack, or empty. */
  private static String after(int position, Method method, Insertions insertions) {
    AbstractInsnNode next = insertions.instruction(position).getNext();
    int at = position + 1;
    while (next != null && (next.getOpcode() < 0 || next.getOpcode() == Opcodes.CHECKCAST)) {
      next = next.getNext();
      at++;
    }
    if (next instanceof VarInsnNode variable && variable.getOpcode() == Opcodes.ASTORE) {
      String name = method.localName(variable.var, at);
      return name == null ? "" : name;
    }
    if (next instanceof FieldInsnNode field && (field.getOpcode() == Opcodes.PUTFIELD || field.getOpcode() == Opcodes.PUTSTATIC)) {
      return field.owner.substring(field.owner.lastIndexOf('/') + 1) + "." + field.name;
    }
    return "";
  }
}
