package org.parcast.tracer.emission;

import java.util.Arrays;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Calls of {@code Runtime.halt}, the one way to leave a virtual machine that gives nobody time to write. The recorder stands in for it where it
 * is called and where a method reference names it.
 */
public final class Halts {
  private static final String STAND_IN = "(Ljava/lang/Runtime;I)V";

  private Halts() {}

  public static void redirect(MethodNode method) {
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof MethodInsnNode call && isHalt(call.owner, call.name)) {
        call.setOpcode(Opcodes.INVOKESTATIC);
        call.owner = Emission.LAUNCHER;
        call.desc = STAND_IN;
      } else if (insn instanceof InvokeDynamicInsnNode reference) {
        Arrays.setAll(reference.bsmArgs, k -> redirected(reference.bsmArgs[k]));
      }
    }
  }

  private static Object redirected(Object argument) {
    return argument instanceof Handle handle && isHalt(handle.getOwner(), handle.getName())
        ? new Handle(Opcodes.H_INVOKESTATIC, Emission.LAUNCHER, handle.getName(), STAND_IN, false)
        : argument;
  }

  private static boolean isHalt(String owner, String name) {
    return owner.equals("java/lang/Runtime") && name.equals("halt");
  }
}
