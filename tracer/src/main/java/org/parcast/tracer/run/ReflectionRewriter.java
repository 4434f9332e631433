package org.parcast.tracer.run;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Makes a class that lists members by reflection, looks for its own files, or walks the stack, see those alone that the program has without the recorder. */
final class ReflectionRewriter {
  static final String MEMBERS = "org/parcast/recorder/Members";
  private static final String OWN_FILES = "org/parcast/recorder/OwnFiles";
  private static final String OWN_STACK = "org/parcast/recorder/OwnStack";
  private static final String CLASS = "java/lang/Class";

  /** Methods of a class of the library of which another class has its own: static, and given the receiver first where there is one. */
  private record Redirected(String owner, String to, Set<String> names) {}

  private static final List<Redirected> REDIRECTED = List.of(
      new Redirected(CLASS, MEMBERS,
          Set.of("getFields", "getDeclaredFields", "getMethods", "getDeclaredMethods", "getSuperclass", "getGenericSuperclass", "getInterfaces", "getGenericInterfaces")),
      new Redirected(CLASS, OWN_FILES, Set.of("getResource", "getResourceAsStream")),
      new Redirected("java/lang/ClassLoader", OWN_FILES, Set.of("getResource", "getResourceAsStream", "getResources")),
      new Redirected("java/security/CodeSource", OWN_FILES, Set.of("getLocation")),
      new Redirected("java/lang/Thread", OWN_STACK, Set.of("getStackTrace", "getAllStackTraces")),
      new Redirected("java/lang/StackWalker", OWN_STACK, Set.of("walk", "forEach")));

  private ReflectionRewriter() {}

  static void rewrite(ClassNode node) {
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode insn : method.instructions) {
        if (insn instanceof MethodInsnNode call && (call.getOpcode() == Opcodes.INVOKEVIRTUAL || call.getOpcode() == Opcodes.INVOKESTATIC)) {
          redirected(call.owner, call.name).ifPresent(redirected -> {
            if (call.getOpcode() == Opcodes.INVOKEVIRTUAL) {
              call.desc = ofReceiver(call.owner, call.desc);
              call.setOpcode(Opcodes.INVOKESTATIC);
            }
            call.owner = redirected.to();
          });
        } else if (insn instanceof InvokeDynamicInsnNode made) {
          redirect(made.bsmArgs);
        }
      }
    }
  }

  private static void redirect(Object[] arguments) {
    for (int i = 0; i < arguments.length; i++) {
      if (arguments[i] instanceof Handle handle && (handle.getTag() == Opcodes.H_INVOKEVIRTUAL || handle.getTag() == Opcodes.H_INVOKESTATIC)) {
        Optional<Redirected> redirected = redirected(handle.getOwner(), handle.getName());
        if (redirected.isPresent()) {
          String descriptor = handle.getTag() == Opcodes.H_INVOKEVIRTUAL ? ofReceiver(handle.getOwner(), handle.getDesc()) : handle.getDesc();
          arguments[i] = new Handle(Opcodes.H_INVOKESTATIC, redirected.get().to(), handle.getName(), descriptor, false);
        }
      }
    }
  }

  private static Optional<Redirected> redirected(String owner, String name) {
    return REDIRECTED.stream().filter(each -> each.owner().equals(owner) && each.names().contains(name)).findFirst();
  }

  /** The descriptor of the static method that is given the receiver. */
  private static String ofReceiver(String owner, String descriptor) {
    return "(L" + owner + ";" + descriptor.substring(1);
  }
}
