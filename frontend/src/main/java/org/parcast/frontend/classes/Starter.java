package org.parcast.frontend.classes;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A class with a {@code public static void main(String[])} that starts what the {@code java} command of Java 17 does not: the {@code main} of an instance, or one that is not
 * public or takes nothing (JEP 512); the tests of JUnit in a class, or one of them; the benchmarks of JMH. As they would, it makes an instance, gives fields with
 * {@code @Param} their first value, calls what is to be called before, that of classes above first, and then the method.
 */
public final class Starter {
  private static final Set<String> STATIC_BEFORE = Set.of("BeforeAll", "BeforeClass");
  private static final Set<String> BEFORE = Set.of("BeforeEach", "Before", "Setup");
  private static final Set<String> STARTED = Set.of("Test", "Benchmark");
  private static final String MAIN = "([Ljava/lang/String;)V";

  private final ClassNode type;

  private final List<ClassNode> line;

  private final String target;

  private Starter(List<ClassNode> line, String target) {
    this.line = line;
    this.type = line.get(line.size() - 1);
    this.target = target;
  }

  /**
   * The class that starts a class.
   *
   * @param line the class, last, after those above it of which the class files are known, the uppermost first
   * @param method its method to start, or null for its {@code main}, its tests or its benchmarks
   * @param target what the user has given, for messages
   * @throws FrontendException where there is nothing to start, or it cannot be
   */
  public static ClassFile of(List<ClassNode> line, String method, String target) throws FrontendException {
    return new Starter(line, target).file(method);
  }

  private static boolean isMain(MethodNode method) {
    return method.name.equals("main") && (method.desc.equals(MAIN) || method.desc.equals("()V")) && (method.access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_ABSTRACT)) == 0;
  }

  private ClassFile file(String method) throws FrontendException {
    List<MethodNode> started = started(method);
    if ((type.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) != 0 && !started.stream().allMatch(Starter::isStatic)) {
      throw refused("is abstract: name a class of which there can be an instance");
    }
    String name = type.name + (started.size() == 1 ? "-" + started.get(0).name : "-all");
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(type.version & 0xFFFF, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC, name, null, "java/lang/Object", null);
    MethodVisitor main = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "main", MAIN, null, new String[] {"java/lang/Throwable"});
    main.visitCode();
    for (MethodNode before : annotated(STATIC_BEFORE)) {
      call(main, before);
    }
    for (MethodNode each : started) {
      start(main, each);
    }
    main.visitInsn(Opcodes.RETURN);
    main.visitMaxs(0, 0);
    main.visitEnd();
    writer.visitEnd();
    return new ClassFile(name, writer.toByteArray(), target);
  }

  private List<MethodNode> started(String method) throws FrontendException {
    List<MethodNode> found = method != null ? methods(each -> each.name.equals(method)) : methods(Starter::isMain);
    if (method == null && found.isEmpty()) {
      found = annotated(STARTED);
    } else if (method == null || found.size() > 1) {
      found = found.stream().sorted(Comparator.comparing((MethodNode each) -> !each.desc.equals(MAIN)).thenComparing(each -> !takesNothing(each))).limit(1).toList();
    }
    if (found.isEmpty()) {
      throw refused(method == null ? "has no main, no test and no benchmark; name another with --main" : "has no method " + method + "; name another with --main");
    }
    for (MethodNode each : found) {
      if (!takesNothing(each) && !each.desc.equals(MAIN)) {
        throw refused("has the method " + each.name + " with parameters, which nobody gives it: name one without, or write a main that calls it");
      }
      if ((each.access & Opcodes.ACC_PRIVATE) != 0) {
        throw refused("has the method " + each.name + ", which is private: nobody else can call it");
      }
    }
    return found;
  }

  private void start(MethodVisitor main, MethodNode method) throws FrontendException {
    if (!isStatic(method)) {
      if (type.methods.stream().noneMatch(each -> each.name.equals("<init>") && each.desc.equals("()V") && (each.access & Opcodes.ACC_PRIVATE) == 0)) {
        throw refused("has no constructor without parameters, so nobody can make an instance of it");
      }
      main.visitTypeInsn(Opcodes.NEW, type.name);
      main.visitInsn(Opcodes.DUP);
      main.visitMethodInsn(Opcodes.INVOKESPECIAL, type.name, "<init>", "()V", false);
      main.visitVarInsn(Opcodes.ASTORE, 1);
      for (ClassNode owner : line) {
        for (FieldNode field : owner.fields) {
          parameter(main, owner, field);
        }
      }
      for (MethodNode before : annotated(BEFORE)) {
        call(main, before);
      }
    }
    call(main, method);
  }

  private void call(MethodVisitor main, MethodNode method) throws FrontendException {
    if (!takesNothing(method) && !method.desc.equals(MAIN)) {
      throw refused("has the method " + method.name + " with parameters, which is called first: write a main that calls it");
    }
    if (!isStatic(method)) {
      main.visitVarInsn(Opcodes.ALOAD, 1);
    }
    if (!takesNothing(method)) {
      main.visitVarInsn(Opcodes.ALOAD, 0);
    }
    boolean ofInterface = isStatic(method) && (type.access & Opcodes.ACC_INTERFACE) != 0;
    main.visitMethodInsn(isStatic(method) ? Opcodes.INVOKESTATIC : Opcodes.INVOKEVIRTUAL, type.name, method.name, method.desc, ofInterface);
    int size = Type.getReturnType(method.desc).getSize();
    if (size > 0) {
      main.visitInsn(size == 2 ? Opcodes.POP2 : Opcodes.POP);
    }
  }

  /** Gives a field with {@code @Param} the first of its values. */
  private void parameter(MethodVisitor main, ClassNode owner, FieldNode field) throws FrontendException {
    Object value = annotations(field.visibleAnnotations, field.invisibleAnnotations).filter(each -> simpleName(each).equals("Param") && each.values != null)
        .map(each -> each.values.get(each.values.indexOf("value") + 1)).findFirst().orElse(null);
    Object first = value instanceof List<?> values && !values.isEmpty() ? values.get(0) : value;
    if (first instanceof String text) {
      Object constant = (field.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) == 0 ? constant(text, field.desc) : null;
      if (constant == null) { // Without it the run would be of another benchmark.
        throw refused("has the field " + field.name + ", which cannot be given its @Param " + text + ": write a main that sets it");
      }
      main.visitVarInsn(Opcodes.ALOAD, 1);
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

  /** Methods that have one of the annotations, those of classes above first, each class's by name; an overridden one once. */
  private List<MethodNode> annotated(Set<String> names) {
    return methods(method -> annotations(method.visibleAnnotations, method.invisibleAnnotations).anyMatch(each -> names.contains(simpleName(each))));
  }

  private List<MethodNode> methods(Predicate<MethodNode> wanted) {
    Map<String, MethodNode> found = new LinkedHashMap<>();
    for (ClassNode at : line) {
      at.methods.stream().filter(wanted).filter(method -> (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_BRIDGE)) == 0).sorted(Comparator.comparing(method -> method.name))
          .forEach(method -> found.putIfAbsent(method.name + method.desc, method));
    }
    return List.copyOf(found.values());
  }

  private static Stream<AnnotationNode> annotations(List<AnnotationNode> visible, List<AnnotationNode> invisible) {
    return Stream.of(visible, invisible).map(list -> list == null ? Collections.<AnnotationNode>emptyList() : list).flatMap(List::stream);
  }

  private static String simpleName(AnnotationNode annotation) {
    return Type.getType(annotation.desc).getClassName().replaceAll("^.*[.$]", "");
  }

  private static boolean isStatic(MethodNode method) {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  private static boolean takesNothing(MethodNode method) {
    return method.desc.startsWith("()");
  }

  private FrontendException refused(String what) {
    return new FrontendException(target + ": class " + type.name.replace('/', '.') + " " + what);
  }
}
