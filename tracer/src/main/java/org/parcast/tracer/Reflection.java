package org.parcast.tracer;

import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** A program that lists the members of its classes sees none that rewriting has added. */
final class Reflection {
  private static final String ADDED_MEMBERS = "org/parcast/recorder/AddedMembers";
  private static final String FIELDS = "[Ljava/lang/reflect/Field;";
  private static final String METHODS = "[Ljava/lang/reflect/Method;";
  private static final Map<String, String> LISTS =
      Map.of("getDeclaredFields", FIELDS, "getFields", FIELDS, "getDeclaredMethods", METHODS, "getMethods", METHODS);

  private Reflection() {}

  static void hideAdded(ClassNode node) {
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode insn : method.instructions.toArray()) {
        if (insn instanceof MethodInsnNode call && call.owner.equals("java/lang/Class") && LISTS.containsKey(call.name)) {
          String type = LISTS.get(call.name);
          method.instructions.insert(insn, new MethodInsnNode(Opcodes.INVOKESTATIC, ADDED_MEMBERS, "without", "(" + type + ")" + type));
        }
      }
    }
  }
}
