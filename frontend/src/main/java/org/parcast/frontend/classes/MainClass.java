package org.parcast.frontend.classes;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Method;

/** Finds the class where the program starts. */
public final class MainClass {
  private static final int ACC_PUBLIC = 0x0001;
  private static final int ACC_PRIVATE = 0x0002;

  private MainClass() {}

  /** The only one of the classes that can be started, as every Java does or, where there is none, as Java 25 does. */
  public static ClassDeclaration find(Collection<ClassDeclaration> candidates, String target) throws FrontendException {
    List<ClassDeclaration> found = candidates.stream().filter(MainClass::canStart).toList();
    if (found.isEmpty()) {
      found = candidates.stream().filter(MainClass::hasMain).toList();
    }
    if (found.isEmpty()) {
      throw new FrontendException(target + ": no class with public static void main(String[]); add one, or name a class, or a test as in SolverTest#converges, with --main");
    }
    if (found.size() > 1) {
      throw new FrontendException(target + ": " + found.size() + " classes with main; choose one with --main: " + named(found));
    }
    return found.get(0);
  }

  private static String named(Collection<ClassDeclaration> classes) {
    return classes.stream().map(MainClass::binaryName).sorted().collect(Collectors.joining(", "));
  }

  /** How many of the classes can be started. */
  public static long count(Collection<ClassDeclaration> candidates) {
    return candidates.stream().filter(MainClass::canStart).count();
  }

  /** The class that was asked for, which may not be one that every Java starts. */
  public static ClassDeclaration check(Collection<ClassDeclaration> classes, String asked, String target) throws FrontendException {
    String name = asked.replace('.', '/');
    for (ClassDeclaration declared : classes) {
      if (declared.name().equals(name)) {
        ClassDeclaration above = inheritsFrom(declared, classes);
        if (above != null) {
          throw new FrontendException(target + ": class " + asked + " has main from " + binaryName(above) + "; name that with --main");
        }
        return declared;
      }
    }
    String startable = named(classes.stream().filter(MainClass::canStart).toList());
    throw new FrontendException(
        target + ": no class " + asked + (startable.isEmpty() ? "" : "; these can be started: " + startable) + " (--main)");
  }

  /** The class from which another takes over the {@code main} that it does not have itself, or null. */
  private static ClassDeclaration inheritsFrom(ClassDeclaration declared, Collection<ClassDeclaration> classes) {
    ClassDeclaration at = declared;
    while (at != null && !canStart(at)) {
      String above = at.superName();
      at = classes.stream().filter(other -> other.name().equals(above)).findFirst().orElse(null);
    }
    return at == declared ? null : at;
  }

  /** Whether every Java starts the class. */
  public static boolean canStart(ClassDeclaration declared) {
    return declared.methods().stream().anyMatch(MainClass::isMain);
  }

  /** Whether Java 25 starts the class (JEP 512). */
  private static boolean hasMain(ClassDeclaration declared) {
    return declared.methods().stream()
        .anyMatch(method -> Set.of("main([Ljava/lang/String;)V", "main()V").contains(method.ref().signature()) && (method.access() & ACC_PRIVATE) == 0);
  }

  private static boolean isMain(Method method) {
    return method.ref().signature().equals("main([Ljava/lang/String;)V") && method.isStatic() && (method.access() & ACC_PUBLIC) != 0;
  }

  /** The name of a class as the {@code java} command takes it. */
  public static String binaryName(ClassDeclaration declared) {
    return declared.name().replace('/', '.');
  }
}
