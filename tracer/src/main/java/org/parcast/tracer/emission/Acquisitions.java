package org.parcast.tracer.emission;

import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Where a thread may have come after what others did before: it has got a monitor, has been notified, has found that a thread has ended, or returns from a lock, queue or such of the library
 * (Java Language Specification 17.4.4; "memory consistency properties" of {@code java.util.concurrent}). The recorder is told of each.
 */
public final class Acquisitions {
  /** Methods of every object, of threads and of tasks, which a program's own classes inherit. */
  private static final Set<String> INHERITED = Set.of("wait", "join", "isAlive");

  private static final String CRITICAL_SECTIONS = "org/parcast/recorder/run/CriticalSections";
  private static final String LOCKS = "java/util/concurrent/locks/";
  private static final Set<String> LIBRARY = Set.of("java/util/concurrent/", "java/lang/invoke/VarHandle");

  private Acquisitions() {}

  public static void tell(MethodNode method) {
    if (method.instructions.size() == 0) {
      return;
    }
    for (AbstractInsnNode insn : method.instructions.toArray()) {
      if (insn.getOpcode() == Opcodes.MONITORENTER) {
        method.instructions.insert(insn, acquired());
      } else if (insn instanceof MethodInsnNode call) {
        method.instructions.insert(call, told(call));
      }
    }
    if ((method.access & Opcodes.ACC_SYNCHRONIZED) != 0) {
      method.instructions.insert(acquired());
    }
  }

  private static InsnList told(MethodInsnNode call) {
    if (call.owner.startsWith(LOCKS)) {
      switch (call.name) {
        case "lock", "lockInterruptibly":
          return new Emission().call(CRITICAL_SECTIONS, "locked", "()V").list;
        case "tryLock":
          return new Emission().op(Opcodes.DUP).call(CRITICAL_SECTIONS, "tried", "(Z)V").list;
        case "unlock":
          return new Emission().call(CRITICAL_SECTIONS, "unlocked", "()V").list;
        default:
          return acquired();
      }
    }
    return INHERITED.contains(call.name) || LIBRARY.stream().anyMatch(call.owner::startsWith) ? acquired() : new InsnList();
  }

  private static InsnList acquired() {
    return new Emission().call(Emission.THREAD_HANDOVER, "acquired", "()V").list;
  }
}
