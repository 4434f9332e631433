package org.parcast.ir;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
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
   * an interface of theirs, of an extended interface only where none that extends it has one (Java Virtual Machine Specification, section
   * 5.4.3.3); or null where the program has none.
   */
  public Method find(MethodRef ref) {
    Set<String> interfaces = new LinkedHashSet<>();
    for (ClassDeclaration declared = find(ref.owner()); declared != null; declared = superclass(declared)) {
      Method found = declared(declared, ref.signature());
      if (found != null) {
        return found;
      }
      addInterfaces(declared, interfaces);
    }
    List<Method> found = interfaces.stream().map(name -> declared(find(name), ref.signature())).filter(Objects::nonNull).toList();
    return found.stream().filter(general -> found.stream().noneMatch(special -> isBelow(special, general))).findFirst().orElse(null);
  }

  private boolean isBelow(Method special, Method general) {
    Set<String> above = new HashSet<>();
    addInterfaces(find(special.ref().owner()), above);
    return above.contains(general.ref().owner());
  }

  /** Adds the interfaces of the program that a class implements itself, or an interface extends, with all that these extend. */
  private void addInterfaces(ClassDeclaration declared, Set<String> all) {
    for (String name : declared.interfaces()) {
      if (find(name) != null && all.add(name)) {
        addInterfaces(find(name), all);
      }
    }
  }

  private ClassDeclaration superclass(ClassDeclaration declared) {
    return declared.superName() == null ? null : find(declared.superName());
  }

  private static Method declared(ClassDeclaration declared, String signature) {
    return declared.methods().stream().filter(method -> method.ref().signature().equals(signature)).findFirst().orElse(null);
  }
}
