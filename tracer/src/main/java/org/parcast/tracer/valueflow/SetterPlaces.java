package org.parcast.tracer.valueflow;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.slice.ElementSetter;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Locals;
import org.parcast.tracer.method.WordLayout;

/** Beside each method that sets an element, one that tells of that element that a condition has changed or kept it: only the class itself can read its fields. */
final class SetterPlaces {
  private static final String SHADOW = "L" + Emission.SHADOW + ";";

  private final WordLayout layout;

  SetterPlaces(WordLayout layout) {
    this.layout = layout;
  }

  /** The type of a parameter, the receiver being the first. */
  static Type typeOf(Method method, int parameter) {
    if (method.isStatic()) {
      return Type.getArgumentTypes(method.ref().descriptor())[parameter];
    }
    return parameter == 0 ? Type.getObjectType(method.ref().owner()) : Type.getArgumentTypes(method.ref().descriptor())[parameter - 1];
  }

  /** With what the setter finds its element by on the stack, a register, a site and whether the element was kept: calls the method that tells. */
  static void call(Emission emission, ElementSetter setter) {
    emission.call(setter.method().ref().owner(), name(setter), descriptor(setter));
  }

  private static String name(ElementSetter setter) {
    return "parcast$" + setter.method().ref().name() + setter.method().ref().descriptor().replaceAll("[^A-Za-z0-9]", "_");
  }

  private static String descriptor(ElementSetter setter) {
    return setter.place().stream().map(parameter -> typeOf(setter.method(), parameter)).map(type -> type.getSort() == Type.ARRAY ? type.getDescriptor() + SHADOW : type.getDescriptor())
        .collect(Collectors.joining("", "(", "L" + Emission.REGISTER + ";IZ)V"));
  }

  void add(ClassNode node, ElementSetter setter) {
    MethodNode told = new MethodNode(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC, name(setter), descriptor(setter), null, null);
    List<Object> frame = new ArrayList<>();
    LabelNode end = new LabelNode(new Label());
    for (int parameter : setter.place()) {
      Type type = typeOf(setter.method(), parameter);
      boolean isNumber = type.getSort() < Type.ARRAY;
      if (!isNumber) {
        told.instructions.add(new Emission().local(Opcodes.ALOAD, frame.size()).list);
        told.instructions.add(new JumpInsnNode(Opcodes.IFNULL, end));
      }
      frame.add(isNumber ? Opcodes.INTEGER : type.getInternalName());
      if (type.getSort() == Type.ARRAY) {
        frame.add(Emission.SHADOW);
      }
    }
    int register = frame.size();
    Emission body = new Emission();
    code(setter).pushElement(body, setter.store());
    body.local(Opcodes.ALOAD, register).local(Opcodes.ILOAD, register + 1).local(Opcodes.ILOAD, register + 2).call(Emission.FLOW, "decide", "(<S>I<R>IZ)V");
    told.instructions.add(body.list);
    told.instructions.add(end);
    frame.addAll(List.of(Emission.REGISTER, Opcodes.INTEGER, Opcodes.INTEGER));
    told.instructions.add(new FrameNode(Opcodes.F_NEW, frame.size(), frame.toArray(), 0, new Object[0]));
    told.instructions.add(new Emission().op(Opcodes.RETURN).list);
    node.methods.add(told);
  }

  private PlaceCode code(ElementSetter setter) {
    Method method = setter.method();
    return new PlaceCode(method, layout) {
      @Override
      boolean isKnown(int value) {
        return method.instruction(value) instanceof Instruction.Parameter;
      }

      @Override
      void pushKnown(Emission emission, int value) {
        emission.load(Locals.asmType(method.instruction(value).type()), local(value));
      }

      @Override
      void pushKnownShadow(Emission emission, int array) {
        pushKnown(emission, array);
        emission.local(Opcodes.ALOAD, local(array) + 1).call(Emission.STRUCTURE, "known", "(Ljava/lang/Object;<S>)<S>");
      }

      private int local(int value) {
        int parameter = ((Instruction.Parameter) method.instruction(value)).index();
        return setter.place().stream().filter(before -> before < parameter).mapToInt(before -> typeOf(method, before).getSort() == Type.ARRAY ? 2 : 1).sum();
      }
    };
  }
}
