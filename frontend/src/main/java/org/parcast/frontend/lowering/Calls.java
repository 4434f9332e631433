package org.parcast.frontend.lowering;

import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.MethodRef;
import org.parcast.ir.Type;

/** Lowers the five instructions that call a method. */
final class Calls {
  private Calls() {}

  static Type type(AbstractInsnNode instruction) {
    return Types.of(org.objectweb.asm.Type.getReturnType(descriptor(instruction)));
  }

  static Call call(int id, int position, AbstractInsnNode instruction, List<Integer> operands) {
    Type type = type(instruction);
    if (instruction instanceof InvokeDynamicInsnNode dynamic) {
      MethodRef target = new MethodRef(dynamic.bsm.getOwner(), dynamic.name, dynamic.desc);
      return new Call(id, position, type, Dispatch.DYNAMIC, target, implementation(dynamic), function(dynamic), operands);
    }
    MethodInsnNode call = (MethodInsnNode) instruction;
    return new Call(id, position, type, dispatch(call), new MethodRef(call.owner, call.name, call.desc), null, null, operands);
  }

  private static String descriptor(AbstractInsnNode instruction) {
    return instruction instanceof InvokeDynamicInsnNode dynamic ? dynamic.desc : ((MethodInsnNode) instruction).desc;
  }

  private static Dispatch dispatch(MethodInsnNode call) {
    return switch (call.getOpcode()) {
      case INVOKESTATIC -> Dispatch.STATIC;
      case INVOKESPECIAL -> Dispatch.SPECIAL;
      case INVOKEINTERFACE -> Dispatch.INTERFACE;
      default -> Dispatch.VIRTUAL;
    };
  }

  /** The second static argument of LambdaMetafactory's bootstrap methods is the body of the lambda. */
  private static MethodRef implementation(InvokeDynamicInsnNode dynamic) {
    if (makesLambda(dynamic) && dynamic.bsmArgs[1] instanceof Handle body) {
      return new MethodRef(body.getOwner(), body.getName(), body.getDesc());
    }
    return null;
  }

  /** The first is the descriptor of the interface's method; the call has its name, and answers the interface. */
  private static MethodRef function(InvokeDynamicInsnNode dynamic) {
    if (makesLambda(dynamic) && dynamic.bsmArgs[0] instanceof org.objectweb.asm.Type method) {
      return new MethodRef(org.objectweb.asm.Type.getReturnType(dynamic.desc).getInternalName(), dynamic.name, method.getDescriptor());
    }
    return null;
  }

  private static boolean makesLambda(InvokeDynamicInsnNode dynamic) {
    return dynamic.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory") && dynamic.bsmArgs.length > 1;
  }
}
