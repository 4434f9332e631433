package org.parcast.tracer.valueflow;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.parcast.ir.Instruction;
import org.parcast.ir.MethodRef;
import org.parcast.tracer.method.MethodFacts;
import org.parcast.tracer.method.StraightCalls;

/** Second copies of short methods, as the program has them: what a loop calls that goes on in a copy that tells nothing. */
final class PlainTwins {
  private static final String PREFIX = "parcast$plain$";

  private PlainTwins() {}

  /**
   * The twin of a method that nothing has been inserted into yet: a static one whose first argument is the receiver. That of a function's body takes the
   * function itself, which it has no use for.
   */
  static MethodNode of(MethodNode method, MethodFacts facts, StraightCalls calls) {
    boolean isFunction = StraightCalls.isFunction(facts);
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0 && !isFunction;
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodNode twin = new MethodNode(Opcodes.ASM9, access, PREFIX + method.name, descriptor(method.desc, isStatic), null, null);
    method.accept(twin);
    twin.parameters = null;
    twin.visibleParameterAnnotations = null;
    twin.invisibleParameterAnnotations = null;
    twin.localVariables = null;
    redirect(twin.instructions, facts, calls);
    if (isFunction) {
      for (AbstractInsnNode insn : twin.instructions) {
        if (insn instanceof VarInsnNode local) {
          local.var++;
        } else if (insn instanceof IincInsnNode local) {
          local.var++;
        }
      }
      twin.maxLocals++;
    } else if (!isStatic) {
      InsnList first = new InsnList();
      first.add(new VarInsnNode(Opcodes.ALOAD, 0));
      first.add(new TypeInsnNode(Opcodes.CHECKCAST, facts.method.ref().owner()));
      first.add(new VarInsnNode(Opcodes.ASTORE, 0));
      twin.instructions.insert(first);
    }
    return twin;
  }

  private static String descriptor(String descriptor, boolean isStatic) {
    return isStatic ? descriptor : "(Ljava/lang/Object;" + descriptor.substring(1);
  }

  /** Calls of methods that have a twin become calls of that. */
  static void redirect(InsnList instructions, MethodFacts facts, StraightCalls calls) {
    Map<String, MethodFacts> bodies = new HashMap<>();
    for (Instruction instruction : facts.method.instructions()) {
      if (instruction instanceof Instruction.Call call && calls.bodyOf(call, facts) != null) {
        bodies.put(key(call.target()), calls.bodyOf(call, facts));
      }
    }
    for (AbstractInsnNode insn : instructions) {
      if (insn instanceof MethodInsnNode call && bodies.containsKey(key(new MethodRef(call.owner, call.name, call.desc)))) {
        MethodFacts body = bodies.get(key(new MethodRef(call.owner, call.name, call.desc)));
        call.desc = descriptor(call.desc, call.getOpcode() == Opcodes.INVOKESTATIC);
        call.setOpcode(Opcodes.INVOKESTATIC);
        call.owner = body.method.ref().owner();
        call.name = PREFIX + body.method.ref().name();
        call.itf = calls.isOfInterface(body);
      }
    }
  }

  private static String key(MethodRef method) {
    return method.owner() + "." + method.name() + method.descriptor();
  }
}
