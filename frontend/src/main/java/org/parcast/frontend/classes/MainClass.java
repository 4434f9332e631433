package org.parcast.frontend.classes;

import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Method;

/** Finds the class where the program starts. */
public final class MainClass {
  private static final int ACC_PUBLIC = 0x0001;

  private MainClass() {}

  /** The only one of the classes that can be started; its name as the {@code java} command takes it. */
  public static String find(Collection<ClassDeclaration> candidates, String target) throws FrontendException {
    List<String> found = candidates.stream().filter(MainClass::canStart).map(MainClass::binaryName).sorted().toList();
    if (found.isEmpty()) {
      throw new FrontendException(target + ": no class with public static void main(String[]); add one, or name a class with --main");
    }
    if (found.size() > 1) {
      throw new FrontendException(
          target + ": " + found.size() + " classes with public static void main(String[]); choose one with --main: "
              + found.stream().collect(Collectors.joining(", ")));
    }
    return found.get(0);
  }

  /** How many of the classes can be started. */
  public static long count(Collection<ClassDeclaration> candidates) {
    return candidates.stream().filter(MainClass::canStart).count();
  }

  /** The class that was asked for. */
  public static String check(Collection<ClassDeclaration> classes, String asked, String target) throws FrontendException {
    String name = asked.replace('.', '/');
    for (ClassDeclaration declared : classes) {
      if (declared.name().equals(name)) {
        ClassDeclaration above = inheritsFrom(declared, classes);
        if (above != null) {
          throw new FrontendException(target + ": class " + asked + " has main from " + binaryName(above) + "; name that with --main");
        } else if (!canStart(declared)) {
          throw new FrontendException(target + ": class " + asked + " has no public static void main(String[]); name another with --main");
        }
        return binaryName(declared);
      }
    }
    String startable = classes.stream().filter(MainClass::canStart).map(MainClass::binaryName).sorted().collect(Collectors.joining(", "));
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

  private static boolean canStart(ClassDeclaration declared) {
    return declared.methods().stream().anyMatch(MainClass::isMain);
  }

  private static boolean isMain(Method method) {
    return method.ref().signature().equals("main([Ljava/lang/String;)V") && method.isStatic() && (method.access() & ACC_PUBLIC) != 0;
  }

  private static String binaryName(ClassDeclaration declared) {
    return declared.name().replace('/', '.');
  }
}
