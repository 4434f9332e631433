package org.parcast.frontend.lowering;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * Infers the types of local variables and stack entries. Array types are kept exactly, since only they tell a {@code byte[]} from a {@code
 * boolean[]}; two different classes merge to {@code Object}, which needs no class hierarchy.
 */
final class TypeInterpreter extends BasicInterpreter {
  private static final Type OBJECT = Type.getObjectType("java/lang/Object");

  TypeInterpreter() {
    super(Opcodes.ASM9);
  }

  @Override
  public BasicValue newValue(Type type) {
    boolean reference = type != null && type.getSort() >= Type.ARRAY && type.getSort() != Type.METHOD;
    return reference ? new BasicValue(type) : super.newValue(type);
  }

  @Override
  public BasicValue binaryOperation(AbstractInsnNode instruction, BasicValue left, BasicValue right) throws AnalyzerException {
    if (instruction.getOpcode() != Opcodes.AALOAD) {
      return super.binaryOperation(instruction, left, right);
    }
    Type array = left.getType();
    boolean known = array != null && array.getSort() == Type.ARRAY;
    boolean isNull = NULL_TYPE.equals(array);
    return new BasicValue(known ? elementOf(array) : isNull ? NULL_TYPE : OBJECT);
  }

  @Override
  public BasicValue merge(BasicValue left, BasicValue right) {
    if (left.equals(right)) {
      return left;
    }
    boolean references = left.isReference() && right.isReference();
    return references ? new BasicValue(merge(left.getType(), right.getType())) : BasicValue.UNINITIALIZED_VALUE;
  }

  private static Type merge(Type left, Type right) {
    if (left.equals(right) || NULL_TYPE.equals(right)) {
      return left;
    }
    if (NULL_TYPE.equals(left)) {
      return right;
    }
    if (isArrayOfReferences(left) && isArrayOfReferences(right)) {
      return Type.getType("[" + merge(elementOf(left), elementOf(right)).getDescriptor());
    }
    return OBJECT;
  }

  private static boolean isArrayOfReferences(Type type) {
    return type.getSort() == Type.ARRAY && elementOf(type).getSort() >= Type.ARRAY;
  }

  private static Type elementOf(Type array) {
    return Type.getType(array.getDescriptor().substring(1));
  }
}
