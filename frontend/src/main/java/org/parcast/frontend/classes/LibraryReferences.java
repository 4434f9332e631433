package org.parcast.frontend.classes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.ir.MethodRef;

/**
 * Method references to the JDK's methods as lambdas that call them: {@code Arrays::stream} is {@code row -> Arrays.stream(row)}. So what is done about a call is
 * done about a reference too. The program runs in this form, so that what is watched is what was analysed.
 */
public final class LibraryReferences {
  private static final String JDK = "java/";
  private static final List<Type> PRIMITIVES =
      List.of(Type.BOOLEAN_TYPE, Type.CHAR_TYPE, Type.BYTE_TYPE, Type.SHORT_TYPE, Type.INT_TYPE, Type.LONG_TYPE, Type.FLOAT_TYPE, Type.DOUBLE_TYPE);

  private final ClassNode node;
  private final List<MethodNode> bodies = new ArrayList<>();

  private LibraryReferences(ClassNode node) {
    this.node = node;
  }

  /** The class file with lambdas for its references to the JDK's methods; null where it has none. */
  public static byte[] rewrite(ClassNode node) {
    LibraryReferences references = new LibraryReferences(node);
    node.methods.forEach(references::visit);
    if (references.bodies.isEmpty()) {
      return null;
    }
    node.methods.addAll(references.bodies);
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  private void visit(MethodNode method) {
    int line = 0;
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction instanceof LineNumberNode number) {
        line = number.line;
      } else if (instruction instanceof InvokeDynamicInsnNode made && isReference(made)) {
        Handle body = body(name(method.name), made, (Handle) made.bsmArgs[1], line);
        made.bsmArgs = Arrays.copyOf(made.bsmArgs, made.bsmArgs.length);
        made.bsmArgs[1] = body;
      }
    }
  }

  /** Not one that can be serialised, which is known by the method that it refers to, nor one of a method that only this class may call so. */
  private static boolean isReference(InvokeDynamicInsnNode made) {
    return made.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory") && made.bsm.getName().equals("metafactory") && made.bsmArgs[1] instanceof Handle method
        && method.getOwner().startsWith(JDK) && method.getTag() != Opcodes.H_INVOKESPECIAL;
  }

  /** As javac calls the bodies of lambdas in the method, so that they are shown as code of that. */
  private String name(String method) {
    String source = new MethodRef(node.name, method, "").sourceName().replace("<init>", "new").replace("<clinit>", "static");
    return "lambda$" + source + "$reference" + bodies.size();
  }

  /** A new method that takes what is captured and what the function is given, and calls the other. */
  private Handle body(String name, InvokeDynamicInsnNode made, Handle called, int line) {
    Type function = (Type) made.bsmArgs[2];
    Type[] given = Stream.of(Type.getArgumentTypes(made.desc), function.getArgumentTypes()).flatMap(Arrays::stream).toArray(Type[]::new);
    String descriptor = Type.getMethodDescriptor(function.getReturnType(), given);
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodNode body = new MethodNode(access, name, descriptor, null, null);
    GeneratorAdapter code = new GeneratorAdapter(body, access, name, descriptor);
    if (line > 0) {
      Label start = code.mark();
      code.visitLineNumber(line, start);
    }
    Type owner = Type.getObjectType(called.getOwner());
    boolean constructs = called.getTag() == Opcodes.H_NEWINVOKESPECIAL;
    if (constructs) {
      code.newInstance(owner);
      code.dup();
    }
    Type[] declared = Type.getArgumentTypes(called.getDesc());
    int receivers = given.length - declared.length;
    for (int i = 0; i < given.length; i++) {
      code.loadArg(i);
      convert(code, given[i], i < receivers ? owner : declared[i - receivers]);
    }
    code.visitMethodInsn(opcode(called.getTag()), called.getOwner(), called.getName(), called.getDesc(), called.isInterface());
    convert(code, constructs ? owner : Type.getReturnType(called.getDesc()), function.getReturnType());
    code.returnValue();
    bodies.add(body);
    return new Handle(Opcodes.H_INVOKESTATIC, node.name, name, descriptor, (node.access & Opcodes.ACC_INTERFACE) != 0);
  }

  private static int opcode(int tag) {
    return switch (tag) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
      case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
      default -> Opcodes.INVOKEVIRTUAL;
    };
  }

  /** As Java converts arguments and answers (JLS 5.3): boxed, taken out of a box, widened. */
  private static void convert(GeneratorAdapter code, Type from, Type to) {
    if (to.getSort() == Type.VOID) {
      drop(code, from);
    } else if (isPrimitive(from) && isPrimitive(to)) {
      if (!from.equals(to)) {
        code.cast(from, to);
      }
    } else if (isPrimitive(from)) {
      code.valueOf(from);
    } else if (isPrimitive(to)) {
      unbox(code, from, to);
    } else if (!from.equals(to)) {
      code.checkCast(to);
    }
  }

  private static void drop(GeneratorAdapter code, Type type) {
    if (type.getSize() == 2) {
      code.pop2();
    } else if (type.getSize() == 1) {
      code.pop();
    }
  }

  private static void unbox(GeneratorAdapter code, Type box, Type to) {
    Type number = PRIMITIVES.stream().filter(primitive -> boxOf(primitive).equals(box)).findFirst().orElse(to);
    if (!boxOf(number).equals(box)) {
      code.checkCast(boxOf(number));
    }
    code.invokeVirtual(boxOf(number), new org.objectweb.asm.commons.Method(number.getClassName() + "Value", number, new Type[0]));
    convert(code, number, to);
  }

  private static Type boxOf(Type primitive) {
    return switch (primitive.getSort()) {
      case Type.CHAR -> Type.getType(Character.class);
      case Type.INT -> Type.getType(Integer.class);
      default -> Type.getObjectType("java/lang/" + Character.toUpperCase(primitive.getClassName().charAt(0)) + primitive.getClassName().substring(1));
    };
  }

  private static boolean isPrimitive(Type type) {
    return type.getSort() < Type.ARRAY;
  }
}
