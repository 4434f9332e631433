package org.parcast.ir;

import java.util.Collection;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** The classes under analysis, by internal name. Immutable. */
public final class Program {
  private final SortedMap<String, ClassDeclaration> classes;

  public Program(Collection<ClassDeclaration> classes) {
    SortedMap<String, ClassDeclaration> byName = new TreeMap<>();
    classes.forEach(declared -> byName.put(declared.name(), declared));
    this.classes = Collections.unmodifiableSortedMap(byName);
  }

  public SortedMap<String, ClassDeclaration> classes() {
    return classes;
  }

  /** The class of this internal name, or null where it is none of the program's. */
  public ClassDeclaration find(String name) {
    return classes.get(name);
  }

  /**
   * The method that a call with this owner, name and descriptor names: that of the class or the closest superclass that has one, else that of
   * an interface of theirs; or null where the program has none.
   */
  public Method find(MethodRef ref) {
    Method inInterface = null;
    for (ClassDeclaration declared = find(ref.owner()); declared != null; declared = superclass(declared)) {
      Method found = declared(declared, ref.signature());
      if (found != null) {
        return found;
      }
      inInterface = inInterface == null ? inInterfaces(declared, ref.signature()) : inInterface;
    }
    return inInterface;
  }

  private Method inInterfaces(ClassDeclaration declared, String signature) {
    for (String name : declared.interfaces()) {
      ClassDeclaration above = find(name);
      Method found = above == null ? null : declared(above, signature);
      found = above == null || found != null ? found : inInterfaces(above, signature);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private ClassDeclaration superclass(ClassDeclaration declared) {
    return declared.superName() == null ? null : find(declared.superName());
  }

  private static Method declared(ClassDeclaration declared, String signature) {
    return declared.methods().stream().filter(method -> method.ref().signature().equals(signature)).findFirst().orElse(null);
  }
}
