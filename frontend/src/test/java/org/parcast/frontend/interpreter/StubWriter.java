package org.parcast.frontend.interpreter;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Turns a class of the program into its stub: every method calls the interpreter, and for every call and linked constant there is a static
 * method, the site, that executes just that instruction. Constructors stay as they are, for reflection.
 */
final class StubWriter {
  private static final Type BRIDGE = Type.getType(Bridge.class);
  private static final Method CALL = Method.getMethod("Object call(int, int, Object, Object[])");

  private final ClassNode node;
  private final int interpreter;
  private final int firstMethod;

  /**
   * @param firstMethod number of the class's first method
   */
  StubWriter(ClassNode node, int interpreter, int firstMethod) {
    this.node = node;
    this.interpreter = interpreter;
    this.firstMethod = firstMethod;
  }

  static String siteName(int method, int position) {
    return "$site$" + method + "$" + position;
  }

  byte[] write() {
    boolean isInterface = (node.access & ACC_INTERFACE) != 0;
    if (!isInterface) {
      node.fields.forEach(field -> field.access &= ~ACC_FINAL);
    }
    List<MethodNode> original = List.copyOf(node.methods);
    for (int index = 0; index < original.size(); index++) {
      MethodNode method = original.get(index);
      if (method.instructions.size() > 0) {
        addSites(method, index);
        if (!method.name.equals("<init>")) {
          node.methods.set(index, delegate(method, firstMethod + index));
        }
      }
    }
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    node.accept(writer);
    return writer.toByteArray();
  }

  private MethodNode delegate(MethodNode method, int number) {
    String[] exceptions = method.exceptions.toArray(String[]::new);
    MethodNode stub = new MethodNode(ASM9, method.access, method.name, method.desc, method.signature, exceptions);
    GeneratorAdapter code = new GeneratorAdapter(stub, method.access, method.name, method.desc);
    code.push(interpreter);
    code.push(number);
    if ((method.access & ACC_STATIC) != 0) {
      code.push((String) null);
    } else {
      code.loadThis();
    }
    code.loadArgArray();
    code.invokeStatic(BRIDGE, CALL);
    Type result = Type.getReturnType(method.desc);
    if (result == Type.VOID_TYPE) {
      code.pop();
    } else {
      code.unbox(result);
    }
    code.returnValue();
    code.endMethod();
    return stub;
  }

  private void addSites(MethodNode method, int index) {
    int position = 0;
    int unconstructed = 0;
    for (AbstractInsnNode instruction : method.instructions) {
      if (instruction.getOpcode() >= 0) {
        unconstructed += instruction.getOpcode() == NEW ? 1 : 0;
        boolean constructs = instruction instanceof MethodInsnNode call && call.name.equals("<init>");
        // A constructor call without a new object left is that of the superclass, which no other method may make.
        boolean possible = !constructs || unconstructed > 0;
        unconstructed -= constructs && possible ? 1 : 0;
        String descriptor = possible ? siteDescriptor(instruction) : null;
        if (descriptor != null) {
          node.methods.add(site(instruction, siteName(index, position), descriptor));
        }
        position++;
      }
    }
  }

  private MethodNode site(AbstractInsnNode instruction, String name, String descriptor) {
    int access = ACC_PUBLIC | ACC_STATIC | ACC_SYNTHETIC;
    MethodNode site = new MethodNode(ASM9, access, name, descriptor, null, null);
    GeneratorAdapter code = new GeneratorAdapter(site, access, name, descriptor);
    if (instruction instanceof MethodInsnNode call && call.name.equals("<init>")) {
      code.visitTypeInsn(NEW, call.owner);
      code.dup();
    }
    code.loadArgs();
    instruction.clone(new HashMap<>(Map.of())).accept(code);
    code.returnValue();
    code.endMethod();
    return site;
  }

  /** From the operands to the result of the instruction; null for one that needs no site. */
  private String siteDescriptor(AbstractInsnNode instruction) {
    if (instruction instanceof InvokeDynamicInsnNode dynamic) {
      return dynamic.desc;
    } else if (instruction instanceof LdcInsnNode load) {
      Object constant = load.cst;
      return constant instanceof ConstantDynamic dynamic
          ? "()" + dynamic.getDescriptor()
          : constant instanceof Handle
              ? "()Ljava/lang/invoke/MethodHandle;"
              : constant instanceof Type type && type.getSort() == Type.METHOD ? "()Ljava/lang/invoke/MethodType;" : null;
    } else if (instruction instanceof MethodInsnNode call) {
      if (call.name.equals("<init>")) {
        return call.desc.substring(0, call.desc.indexOf(')') + 1) + Type.getObjectType(call.owner).getDescriptor();
      }
      String receiver = call.getOpcode() == INVOKESPECIAL ? node.name : call.owner;
      return call.getOpcode() == INVOKESTATIC ? call.desc : "(" + Type.getObjectType(receiver).getDescriptor() + call.desc.substring(1);
    }
    return null;
  }
}
