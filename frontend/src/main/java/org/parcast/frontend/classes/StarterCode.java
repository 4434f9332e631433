package org.parcast.frontend.classes;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The body of a {@code main} that starts methods, as JUnit and JMH would: it makes instances, gives fields with {@code @Param} their first value, calls what is to be
 * called before, that of classes above first, and gives methods what JMH does: instances of classes with {@code @State}, and a {@code Blackhole}.
 */
final class StarterCode {
  static final String MAIN = "([Ljava/lang/String;)V";

  private static final Set<String> BEFORE = Set.of("BeforeEach", "Before", "Setup");
  private static final Set<String> STATE = Set.of("State");
  private static final String BLACKHOLE = "Blackhole";

  /** Without it a Blackhole is not made by others than JMH, which measures with it. */
  private static final String PASSWORD = "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.";

  private final MethodVisitor main;
  private final Starter.Lines lines;
  private final String target;

  /** By class, in which local variable its instance is. */
  private final Map<String, Integer> instances = new HashMap<>();

  private int next = 1;

  /**
   * @param lines where classes of states are found
   * @param target what the user has given, for messages
   */
  StarterCode(MethodVisitor main, Starter.Lines lines, String target) {
    this.main = main;
    this.lines = lines;
    this.target = target;
  }

  /** Calls a method of a class, of an instance of its own where it needs one. */
  void start(List<ClassNode> line, MethodNode method) throws FrontendException {
    instances.clear();
    ClassNode type = line.get(line.size() - 1);
    if (!StartedMethods.isStatic(method)) {
      instance(line);
    }
    call(type, method);
  }

  /** The local variable with the instance of a class, which is made if there is none. */
  private int instance(List<ClassNode> line) throws FrontendException {
    ClassNode type = line.get(line.size() - 1);
    Integer made = instances.get(type.name);
    if (made != null) {
      return made;
    }
    if (type.methods.stream().noneMatch(each -> each.name.equals("<init>") && each.desc.equals("()V") && (each.access & Opcodes.ACC_PRIVATE) == 0)) {
      throw refused(type, "has no constructor without parameters, so nobody can make an instance of it");
    }
    int slot = next++;
    instances.put(type.name, slot);
    make(type.name, null);
    main.visitVarInsn(Opcodes.ASTORE, slot);
    for (ClassNode owner : line) {
      for (FieldNode field : owner.fields) {
        parameter(type, owner, field);
      }
    }
    for (MethodNode before : new StartedMethods(line).annotated(BEFORE)) {
      call(type, before);
    }
    return slot;
  }

  private void make(String type, String argument) {
    main.visitTypeInsn(Opcodes.NEW, type);
    main.visitInsn(Opcodes.DUP);
    if (argument != null) {
      main.visitLdcInsn(argument);
    }
    main.visitMethodInsn(Opcodes.INVOKESPECIAL, type, "<init>", argument == null ? "()V" : "(Ljava/lang/String;)V", false);
  }

  /** Calls a method, on the instance of its class if it needs one. */
  void call(ClassNode type, MethodNode method) throws FrontendException {
    Type[] taken = Type.getArgumentTypes(method.desc);
    int[] slots = new int[taken.length];
    for (int i = 0; i < taken.length && !method.desc.equals(MAIN); i++) {
      slots[i] = argument(type, method, taken[i]);
    }
    if (!StartedMethods.isStatic(method)) {
      main.visitVarInsn(Opcodes.ALOAD, instances.get(type.name));
    }
    for (int slot : slots) {
      main.visitVarInsn(Opcodes.ALOAD, slot);
    }
    boolean ofInterface = StartedMethods.isStatic(method) && (type.access & Opcodes.ACC_INTERFACE) != 0;
    main.visitMethodInsn(StartedMethods.isStatic(method) ? Opcodes.INVOKESTATIC : Opcodes.INVOKEVIRTUAL, type.name, method.name, method.desc, ofInterface);
    int size = Type.getReturnType(method.desc).getSize();
    if (size > 0) {
      main.visitInsn(size == 2 ? Opcodes.POP2 : Opcodes.POP);
    }
  }

  /** The local variable with what JMH would give a method. */
  private int argument(ClassNode type, MethodNode method, Type taken) throws FrontendException {
    String name = taken.getSort() == Type.OBJECT ? taken.getInternalName() : "";
    if (name.replaceAll("^.*[/$]", "").equals(BLACKHOLE)) {
      if (!instances.containsKey(name)) {
        instances.put(name, next++);
        make(name, PASSWORD);
        main.visitVarInsn(Opcodes.ASTORE, instances.get(name));
      }
      return instances.get(name);
    }
    List<ClassNode> line = lines.of(name);
    if (line.stream().noneMatch(each -> StartedMethods.has(each.visibleAnnotations, each.invisibleAnnotations, STATE))) {
      throw refused(type, "has the method " + method.name + " with parameters, which nobody gives it (" + taken.getClassName() + "): name one without, or write a main that calls it");
    }
    return instance(line);
  }

  /** Gives a field with {@code @Param} the first of its values. */
  private void parameter(ClassNode type, ClassNode owner, FieldNode field) throws FrontendException {
    Object value = StartedMethods.annotations(field.visibleAnnotations, field.invisibleAnnotations).filter(each -> StartedMethods.simpleName(each).equals("Param") && each.values != null)
        .map(each -> each.values.get(each.values.indexOf("value") + 1)).findFirst().orElse(null);
    Object first = value instanceof List<?> values && !values.isEmpty() ? values.get(0) : value;
    if (first instanceof String text) {
      Object constant = (field.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) == 0 ? constant(text, field.desc) : null;
      if (constant == null) { // Without it the run would be of another benchmark.
        throw refused(type, "has the field " + field.name + ", which cannot be given its @Param " + text + ": write a main that sets it");
      }
      main.visitVarInsn(Opcodes.ALOAD, instances.get(type.name));
      main.visitLdcInsn(constant);
      main.visitFieldInsn(Opcodes.PUTFIELD, owner.name, field.name, field.desc);
    }
  }

  /** What is written as a text, as a value of a field's type; null where it is none, or the type is another. */
  private static Object constant(String text, String descriptor) {
    try {
      return switch (descriptor) {
        case "I", "S", "B" -> Integer.valueOf(text);
        case "J" -> Long.valueOf(text);
        case "F" -> Float.valueOf(text);
        case "D" -> Double.valueOf(text);
        case "Z" -> Boolean.parseBoolean(text) ? 1 : 0;
        case "Ljava/lang/String;" -> text;
        default -> null;
      };
    } catch (NumberFormatException e) {
      return null;
    }
  }

  private FrontendException refused(ClassNode type, String what) {
    return StartedMethods.refused(type, target, what);
  }
}
