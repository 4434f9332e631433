package org.parcast.tracer.run;

import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Makes a class that lists members by reflection see those alone that the program has without the recorder. */
final class ReflectionRewriter {
  static final String MEMBERS = "org/parcast/recorder/Members";
  private static final String CLASS = "java/lang/Class";

  /** The methods of {@code Class} that {@code Members} has its own of. */
  private static final Set<String> LISTS =
      Set.of("getFields", "getDeclaredFields", "getMethods", "getDeclaredMethods", "getSuperclass", "getGenericSuperclass", "getInterfaces", "getGenericInterfaces");

  private ReflectionRewriter() {}

  static void rewrite(ClassNode node) {
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode insn : method.instructions) {
        if (insn instanceof MethodInsnNode call && isList(call.owner, call.name)) {
          call.setOpcode(Opcodes.INVOKESTATIC);
          call.owner = MEMBERS;
          call.desc = ofClass(call.desc);
        } else if (insn instanceof InvokeDynamicInsnNode made) {
          redirect(made.bsmArgs);
        }
      }
    }
  }

  private static void redirect(Object[] arguments) {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] instanceof Handle handle && isList(handle.getOwner(), handle.getName())) {
        arguments[i] = new Handle(Opcodes.H_INVOKESTATIC, MEMBERS, handle.getName(), ofClass(handle.getDesc()), false);
      }
    }
  }

  private static boolean isList(String owner, String name) {
    return owner.equals(CLASS) && LISTS.contains(name);
  }

  /** The descriptor of the static method that is given the class. */
  private static String ofClass(String descriptor) {
    return "(L" + CLASS + ";)" + Type.getReturnType(descriptor).getDescriptor();
  }
}
