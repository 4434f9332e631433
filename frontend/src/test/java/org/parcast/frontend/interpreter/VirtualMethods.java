package org.parcast.frontend.interpreter;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.parcast.ir.ClassDeclaration;
import org.parcast.ir.Method;
import org.parcast.ir.Program;

/** Selects the method of the program that a virtual call runs (Java Virtual Machine Specification, section 5.4.6). */
final class VirtualMethods {
  private static final int ACC_PRIVATE_OR_STATIC = 0x000A;

  private final Program program;
  private final StubLoader loader;
  private final Map<Class<?>, Map<String, Optional<Method>>> selected = new HashMap<>();

  VirtualMethods(Program program, StubLoader loader) {
    this.program = program;
    this.loader = loader;
  }

  /** The method, or null where a method of the library is selected. */
  Method find(Class<?> receiver, String signature) {
    return selected.computeIfAbsent(receiver, key -> new HashMap<>()).computeIfAbsent(signature, key -> select(receiver, key)).orElse(null);
  }

  private Optional<Method> select(Class<?> receiver, String signature) {
    Set<Class<?>> interfaces = new LinkedHashSet<>();
    for (Class<?> at = receiver; at != null; at = at.getSuperclass()) {
      Method declared = declared(at, signature);
      if (declared != null) {
        return Optional.of(declared);
      }
      if (!loader.isStub(at) && declaresInLibrary(at, signature)) {
        return Optional.empty();
      }
      addInterfaces(at, interfaces);
    }
    List<Class<?>> found = new ArrayList<>(interfaces);
    found.removeIf(at -> declared(at, signature) == null);
    return found.stream()
        .filter(at -> found.stream().noneMatch(other -> other != at && at.isAssignableFrom(other)))
        .findFirst()
        .map(at -> declared(at, signature));
  }

  private Method declared(Class<?> at, String signature) {
    ClassDeclaration declared = loader.isStub(at) ? program.find(at.getName().replace('.', '/')) : null;
    if (declared != null) {
      for (Method method : declared.methods()) {
        boolean selectable = !method.blocks().isEmpty() && (method.access() & ACC_PRIVATE_OR_STATIC) == 0;
        if (selectable && method.ref().signature().equals(signature)) {
          return method;
        }
      }
    }
    return null;
  }

  private static boolean declaresInLibrary(Class<?> at, String signature) {
    for (java.lang.reflect.Method method : at.getDeclaredMethods()) {
      String own = method.getName() + MethodType.methodType(method.getReturnType(), method.getParameterTypes()).descriptorString();
      if (own.equals(signature)) {
        return true;
      }
    }
    return false;
  }

  private static void addInterfaces(Class<?> at, Set<Class<?>> interfaces) {
    for (Class<?> above : at.getInterfaces()) {
      interfaces.add(above);
      addInterfaces(above, interfaces);
    }
  }
}
