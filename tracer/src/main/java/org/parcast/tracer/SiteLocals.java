package org.parcast.tracer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The sites of a method: in a method with a loop each is fetched once, on entry, and kept in a local; else it is fetched where it is passed. */
final class SiteLocals {
  private static final String THREADS = "org/parcast/recorder/sharing/Threads";
  private static final String SITE = "org/parcast/recorder/sharing/Site";
  private static final int MOST = 64;

  private final MethodNode method;
  private final boolean loops;
  private final Map<Integer, Integer> locals = new LinkedHashMap<>();

  SiteLocals(MethodNode method) {
    this.method = method;
    this.loops = hasLoop(method);
  }

  private static boolean hasLoop(MethodNode method) {
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof JumpInsnNode jump && method.instructions.indexOf(jump.label) < method.instructions.indexOf(jump)) {
        return true;
      }
    }
    return false;
  }

  /** What leaves the site on the stack. */
  InsnList push(int access) {
    InsnList list = new InsnList();
    if (loops && (locals.containsKey(access) || locals.size() < MOST)) {
      list.add(new VarInsnNode(Opcodes.ALOAD, locals.computeIfAbsent(access, key -> method.maxLocals + locals.size())));
    } else {
      list.add(fetched(access));
    }
    return list;
  }

  private static InsnList fetched(int access) {
    InsnList list = new InsnList();
    list.add(new LdcInsnNode(access));
    list.add(new MethodInsnNode(Opcodes.INVOKESTATIC, THREADS, "site", "(I)L" + SITE + ";", false));
    return list;
  }

  /** Fills the locals on entry, and tells the frames of them. */
  void fill() {
    InsnList entry = new InsnList();
    locals.forEach((access, local) -> {
      entry.add(fetched(access));
      entry.add(new VarInsnNode(Opcodes.ASTORE, local));
    });
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof FrameNode frame && !locals.isEmpty()) {
        frame.local = withSites(frame.local);
      }
    }
    method.instructions.insert(entry);
    method.maxLocals += locals.size();
  }

  private List<Object> withSites(List<Object> known) {
    List<Object> all = new ArrayList<>(known);
    int slots = 0;
    for (Object type : all) {
      slots += type == Opcodes.LONG || type == Opcodes.DOUBLE ? 2 : 1;
    }
    for (; slots < method.maxLocals; slots++) {
      all.add(Opcodes.TOP);
    }
    locals.forEach((access, local) -> all.add(SITE));
    return all;
  }
}
