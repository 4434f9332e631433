package org.parcast.tracer.emission;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Instructions to insert at one place. */
public final class Emission {
  public static final String SHADOW = "org/parcast/recorder/state/Shadow";
  public static final String REGISTER = "org/parcast/recorder/flow/Register";
  public static final String FLOW = "org/parcast/recorder/flow/ValueFlowEvents";
  public static final String REGISTERS = "org/parcast/recorder/flow/Registers";
  public static final String REPEATED_FLOW = "org/parcast/recorder/event/RepeatedFlow";
  public static final String STRIDED_FLOW = "org/parcast/recorder/event/StridedFlow";
  public static final String STRUCTURE = "org/parcast/recorder/event/Structure";
  public static final String TRANSFER = "org/parcast/recorder/event/Transfer";
  public static final String BOXES = "org/parcast/recorder/event/Boxes";
  public static final String LIBRARY = "org/parcast/recorder/event/Library";
  public static final String BLOCK_TRACE = "org/parcast/recorder/trace/BlockTrace";
  public static final String SILENT_LOOPS = "org/parcast/recorder/trace/SilentLoops";
  public static final String WAYS = "org/parcast/recorder/trace/PathProfile";
  public static final String BLOCK_LIBRARY = "org/parcast/recorder/trace/BlockLibrary";
  public static final String CHOSEN_OBJECTS = "org/parcast/recorder/event/ChosenObjects";
  public static final String STREAM_FLOW = "org/parcast/recorder/event/StreamFlow";
  public static final String THREAD_HANDOVER = "org/parcast/recorder/run/ThreadHandover";
  static final String LAUNCHER = "org/parcast/recorder/Launcher";

  /** What classes get: a method that gives an object's shadow, a field for that of its static fields. */
  public static final String SHADOW_METHOD = "parcast$shadow";
  public static final String STATICS_FIELD = "parcast$statics";

  private static final String SHADOW_TYPE = "L" + SHADOW + ";";

  public final InsnList list = new InsnList();

  public Emission push(int value) {
    if (value >= -1 && value <= 5) {
      return op(Opcodes.ICONST_0 + value);
    }
    if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
      list.add(new IntInsnNode(Opcodes.BIPUSH, value));
    } else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
      list.add(new IntInsnNode(Opcodes.SIPUSH, value));
    } else {
      list.add(new LdcInsnNode(value));
    }
    return this;
  }

  public Emission push(String value) {
    list.add(new LdcInsnNode(value));
    return this;
  }

  public Emission op(int opcode) {
    list.add(new InsnNode(opcode));
    return this;
  }

  public Emission local(int opcode, int local) {
    list.add(new VarInsnNode(opcode, local));
    return this;
  }

  /** Loads the local variable of this type. */
  public Emission load(Type type, int local) {
    return local(type.getOpcode(Opcodes.ILOAD), local);
  }

  /** Stores to the local variable of this type. */
  public Emission store(Type type, int local) {
    return local(type.getOpcode(Opcodes.ISTORE), local);
  }

  /**
   * Keeps the arguments on the stack, from one on, in local variables. The lowest one stays where it is if it is an object: of a receiver that is null the
   * virtual machine says what instruction has put it there.
   *
   * @param types of all arguments, by index
   * @param local the variable of an argument, by index
   */
  public Emission keep(List<Type> types, int first, IntUnaryOperator local) {
    boolean stays = first < types.size() && types.get(first).getSort() >= Type.ARRAY;
    int moved = stays ? first + 1 : first;
    for (int i = types.size() - 1; i >= moved; i--) {
      store(types.get(i), local.applyAsInt(i));
    }
    if (stays) {
      op(Opcodes.DUP).store(types.get(first), local.applyAsInt(first));
    }
    for (int i = moved; i < types.size(); i++) {
      load(types.get(i), local.applyAsInt(i));
    }
    return this;
  }

  public Emission field(int opcode, String owner, String name, String descriptor) {
    list.add(new FieldInsnNode(opcode, owner, name, descriptor));
    return this;
  }

  public Emission cast(String owner) {
    list.add(new TypeInsnNode(Opcodes.CHECKCAST, owner));
    return this;
  }

  public Emission call(String owner, String name, String descriptor) {
    list.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name, descriptor.replace("<S>", SHADOW_TYPE).replace("<R>", "L" + REGISTER + ";"), false));
    return this;
  }

  /** With an object of the class on the stack, its shadow. */
  public Emission shadowOfObject(String holder) {
    return virtual(holder, SHADOW_METHOD);
  }

  /** With an object of the class on the stack, the shadow that a method of it answers. */
  public Emission virtual(String owner, String name) {
    list.add(new MethodInsnNode(Opcodes.INVOKEVIRTUAL, owner, name, "()" + SHADOW_TYPE, false));
    return this;
  }

  /** The shadow of the class's static fields. */
  public Emission shadowOfStatics(String holder) {
    return field(Opcodes.GETSTATIC, holder, STATICS_FIELD, SHADOW_TYPE);
  }
}
