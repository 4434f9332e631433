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

  /** The method that a call with this owner, name and descriptor finds in the program, looking up the superclasses; or null. */
  public Method find(MethodRef ref) {
    for (ClassDeclaration declared = find(ref.owner()); declared != null; declared = find(String.valueOf(declared.superName()))) {
      for (Method method : declared.methods()) {
        if (method.ref().signature().equals(ref.signature())) {
          return method;
        }
      }
    }
    return null;
  }
}
