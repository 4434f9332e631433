package org.parcast.frontend.classes;

import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Whether a class names things by names and types of the kind that belongs there (JVMS 4.2 to 4.4). ASM does not look: it gives null for what is not there, and
 * the type of a method where that of a field has to be.
 */
final class WellFormed {
  private WellFormed() {}

  static boolean is(ClassNode node) {
    return (node.superName == null || Descriptors.isClass(node.superName))
        && node.interfaces.stream().allMatch(Descriptors::isClass)
        && node.fields.stream().allMatch(field -> isName(field.name) && Descriptors.isField(field.desc))
        && node.methods.stream().allMatch(WellFormed::isMethod);
  }

  private static boolean isMethod(MethodNode method) {
    return isName(method.name) && Descriptors.isMethod(method.desc)
        && Stream.ofNullable(method.localVariables).flatMap(List::stream).allMatch(local -> isName(local.name) && Descriptors.isField(local.desc))
        && method.tryCatchBlocks.stream().allMatch(block -> block.type == null || Descriptors.isClass(block.type))
        && Stream.of(method.instructions.toArray()).allMatch(WellFormed::isInstruction);
  }

  private static boolean isInstruction(AbstractInsnNode instruction) {
    if (instruction instanceof FieldInsnNode field) {
      return Descriptors.isClass(field.owner) && isName(field.name) && Descriptors.isField(field.desc);
    } else if (instruction instanceof MethodInsnNode call) {
      return isType(call.owner) && isName(call.name) && Descriptors.isMethod(call.desc);
    } else if (instruction instanceof InvokeDynamicInsnNode call) {
      return isName(call.name) && Descriptors.isMethod(call.desc) && isHandle(call.bsm) && Stream.of(call.bsmArgs).allMatch(WellFormed::isConstant);
    } else if (instruction instanceof TypeInsnNode type) {
      return isType(type.desc);
    } else if (instruction instanceof MultiANewArrayInsnNode array) {
      return Descriptors.isField(array.desc) && array.desc.startsWith("[");
    }
    return !(instruction instanceof LdcInsnNode load) || isConstant(load.cst);
  }

  private static boolean isConstant(Object constant) {
    if (constant instanceof Type type) {
      return type.getSort() == Type.METHOD ? Descriptors.isMethod(type.getDescriptor()) : isType(type.getInternalName());
    } else if (constant instanceof ConstantDynamic computed) {
      return isName(computed.getName()) && Descriptors.isField(computed.getDescriptor()) && isHandle(computed.getBootstrapMethod());
    }
    return constant instanceof Handle handle ? isHandle(handle) : constant != null;
  }

  private static boolean isHandle(Handle handle) {
    boolean ofField = handle.getTag() <= Opcodes.H_PUTSTATIC;
    return isType(handle.getOwner()) && isName(handle.getName()) && (ofField ? Descriptors.isField(handle.getDesc()) : Descriptors.isMethod(handle.getDesc()));
  }

  private static boolean isName(String name) {
    return name != null && !name.isEmpty();
  }

  /** Whether it names a class or an array. */
  private static boolean isType(String name) {
    return name != null && name.startsWith("[") ? Descriptors.isField(name) : Descriptors.isClass(name);
  }
}
