package org.parcast.frontend.classes;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.ir.Similar;

/**
 * A class with a {@code public static void main(String[])} that starts what the {@code java} command of Java 17 does not: the {@code main} of an instance, or one that is not
 * public or takes nothing (JEP 512); the tests of JUnit in a class, or one of them; the benchmarks of JMH. {@link StarterCode} is what it does.
 */
public final class Starter {
  private static final Set<String> STATIC_BEFORE = Set.of("BeforeAll", "BeforeClass");
  private static final Set<String> STARTED = Set.of("Test", "Benchmark");

  /** Finds a class, by its name, after those above it of which the class files are known, the uppermost first; empty where its own is not. */
  @FunctionalInterface
  public interface Lines {
    List<ClassNode> of(String name) throws FrontendException;
  }

  private final ClassNode type;
  private final StartedMethods methods;
  private final String target;

  private Starter(List<ClassNode> line, String target) {
    this.methods = new StartedMethods(line);
    this.type = line.get(line.size() - 1);
    this.target = target;
  }

  /**
   * The class that starts a class.
   *
   * @param name of the class
   * @param lines where it is found, and what its methods are given
   * @param method its method to start, or null for its {@code main}, its tests or its benchmarks
   * @param target what the user has given, for messages
   * @throws FrontendException where there is nothing to start, or it cannot be
   */
  public static ClassFile of(String name, Lines lines, String method, String target) throws FrontendException {
    return new Starter(lines.of(name), target).file(method, lines);
  }

  private static boolean isMain(MethodNode method) {
    return method.name.equals("main") && (method.desc.equals(StarterCode.MAIN) || method.desc.equals("()V")) && (method.access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_ABSTRACT)) == 0;
  }

  private ClassFile file(String method, Lines lines) throws FrontendException {
    List<MethodNode> started = started(method);
    if ((type.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) != 0 && !started.stream().allMatch(StartedMethods::isStatic)) {
      throw refused("is abstract: name a class of which there can be an instance");
    }
    String name = type.name + (started.size() == 1 ? "-" + started.get(0).name : "-all");
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(type.version & 0xFFFF, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC, name, null, "java/lang/Object", null);
    MethodVisitor main = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "main", StarterCode.MAIN, null, new String[] {"java/lang/Throwable"});
    main.visitCode();
    StarterCode code = new StarterCode(main, lines, target);
    for (MethodNode before : methods.annotated(STATIC_BEFORE)) {
      code.call(type, before);
    }
    for (MethodNode each : started) {
      code.start(methods.line(), each);
    }
    main.visitInsn(Opcodes.RETURN);
    main.visitMaxs(0, 0);
    main.visitEnd();
    writer.visitEnd();
    return new ClassFile(name, writer.toByteArray(), target);
  }

  private List<MethodNode> started(String method) throws FrontendException {
    List<MethodNode> found = methods.of(method != null ? each -> each.name.equals(method) : Starter::isMain);
    if (method == null && found.isEmpty()) {
      found = methods.annotated(STARTED);
    } else if (method == null || found.size() > 1) {
      found = found.stream().sorted(Comparator.comparing((MethodNode each) -> !each.desc.equals(StarterCode.MAIN)).thenComparing(each -> !each.desc.startsWith("()"))).limit(1).toList();
    }
    if (found.isEmpty()) {
      String meant = method == null ? "" : Similar.meant(method, methods.of(each -> !each.name.startsWith("<")).stream().map(each -> each.name).toList());
      throw refused((method == null ? "has no main, no test and no benchmark" : "has no method " + method + meant) + "; name another with --main");
    }
    for (MethodNode each : found) {
      if ((each.access & Opcodes.ACC_PRIVATE) != 0) {
        throw refused("has the method " + each.name + ", which is private: nobody else can call it");
      }
    }
    return found;
  }

  private FrontendException refused(String what) {
    return StartedMethods.refused(type, target, what);
  }
}
