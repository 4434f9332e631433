package org.parcast.frontend.scala;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A closure of one whole number that is made just before the call that it is given to.
 *
 * @param captured the instructions that load what it captures: variables
 * @param made the instruction that makes it
 * @param use the call that it is given to
 * @param body the method that holds its code; takes what is captured, then the number
 */
record Closure(List<VarInsnNode> captured, InvokeDynamicInsnNode made, MethodInsnNode use, MethodNode body, String owner, boolean inInterface) {
  /** The compiler's method that takes an {@code Object} and calls the one without this ending. */
  private static final String ADAPTED = "$adapted";

  /** The closure that is the last argument of a call; null where it is made elsewhere or otherwise. */
  static Closure before(MethodInsnNode call, ClassNode owner) {
    if (!(RangeLoops.before(call) instanceof InvokeDynamicInsnNode made) || !made.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory")) {
      return null;
    }
    Handle code = (Handle) made.bsmArgs[1];
    MethodNode body = code.getTag() == Opcodes.H_INVOKESTATIC && code.getOwner().equals(owner.name) ? body(owner, code) : null;
    List<VarInsnNode> captured = body == null ? null : loads(made);
    return captured == null ? null : new Closure(captured, made, call, body, owner.name, code.isInterface());
  }

  private static MethodNode body(ClassNode owner, Handle code) {
    String name = code.getName().endsWith(ADAPTED) ? code.getName().substring(0, code.getName().length() - ADAPTED.length()) : code.getName();
    for (MethodNode method : owner.methods) {
      Type[] parameters = Type.getArgumentTypes(method.desc);
      boolean fits = parameters.length == Type.getArgumentTypes(code.getDesc()).length && parameters[parameters.length - 1] == Type.INT_TYPE;
      if (method.name.equals(name) && fits) {
        return method;
      }
    }
    return null;
  }

  private static List<VarInsnNode> loads(InvokeDynamicInsnNode made) {
    List<VarInsnNode> loads = new ArrayList<>();
    AbstractInsnNode at = made;
    for (int i = Type.getArgumentTypes(made.desc).length; i > 0; i--) {
      at = RangeLoops.before(at);
      if (!(at instanceof VarInsnNode load) || load.getOpcode() >= Opcodes.ISTORE) {
        return null;
      }
      loads.add(0, load);
    }
    return loads;
  }

  /** The first of its instructions. */
  AbstractInsnNode first() {
    return captured.isEmpty() ? made : captured.get(0);
  }

  /** Takes the closure and the call that it is given to out of the code. */
  void remove(InsnList code) {
    captured.forEach(code::remove);
    code.remove(made);
    code.remove(use);
  }

  /** Calls the body for a counter. */
  InsnList call(int counter) {
    InsnList code = new InsnList();
    captured.forEach(load -> code.add(new VarInsnNode(load.getOpcode(), load.var)));
    code.add(new VarInsnNode(Opcodes.ILOAD, counter));
    code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, body.name, body.desc, inInterface));
    return code;
  }

  /** What takes the body's result off the stack. */
  Set<Integer> dropResult() {
    return switch (Type.getReturnType(body.desc).getSize()) {
      case 0 -> Set.of();
      case 1 -> Set.of(Opcodes.POP);
      default -> Set.of(Opcodes.POP2);
    };
  }

  /** What the source calls the number; null where the class file does not tell. */
  String parameterName() {
    int slot = Type.getArgumentsAndReturnSizes(body.desc) >> 2;
    int last = slot - 2; // the sizes count an instance, and a number takes one
    return body.localVariables == null ? null
        : body.localVariables.stream().filter(v -> v.index == last).map((LocalVariableNode v) -> v.name).findFirst().orElse(null);
  }
}
