package org.parcast.ir;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The classes under analysis, by internal name. Immutable. */
public final class Program {
  private final SortedMap<String, ClassDeclaration> classes;
  private final Map<String, ClassDeclaration> byName = new HashMap<>();
  /** What was looked for already, as long as it lasts: analyses ask for the same methods very often. */
  private final Map<MethodRef, Optional<Method>> found = new ConcurrentHashMap<>();

  public Program(Collection<ClassDeclaration> classes) {
    classes.forEach(declared -> byName.put(declared.name(), declared));
    this.classes = Collections.unmodifiableSortedMap(new TreeMap<>(byName));
  }

  public SortedMap<String, ClassDeclaration> classes() {
    return classes;
  }

  /** The class of this internal name, or null where it is none of the program's. */
  public ClassDeclaration find(String name) {
    return byName.get(name);
  }

  /**
   * The method that a call with this owner, name and descriptor names: that of the class or the closest superclass that has one, else that of
   * an interface of theirs, of an extended interface only where none that extends it has one (Java Virtual Machine Specification, section
   * 5.4.3.3); or null where the program has none.
   */
  public Method find(MethodRef ref) {
    Optional<Method> known = found.get(ref);
    if (known == null) {
      known = Optional.ofNullable(resolve(ref));
      found.put(ref, known);
    }
    return known.orElse(null);
  }

  private Method resolve(MethodRef ref) {
    Set<String> interfaces = new LinkedHashSet<>();
    for (ClassDeclaration declared = find(ref.owner()); declared != null; declared = superclass(declared)) {
      Method found = declared(declared, ref);
      if (found != null) {
        return found;
      }
      addInterfaces(declared, interfaces);
    }
    List<Method> found = interfaces.stream().map(name -> declared(find(name), ref)).filter(Objects::nonNull).toList();
    return found.stream().filter(general -> found.stream().noneMatch(special -> isBelow(special, general))).findFirst().orElse(null);
  }

  /** Name of the class that declares a field which is known by the name of this class: itself, or the first above it; null where it is none of the program's. */
  public String declaring(String owner, String field) {
    ClassDeclaration declared = find(owner);
    if (declared == null) {
      return null;
    } else if (declared.fields().stream().anyMatch(own -> own.name().equals(field))) {
      return owner;
    }
    return Stream.concat(declared.interfaces().stream(), Stream.ofNullable(declared.superName()))
        .map(above -> declaring(above, field)).filter(Objects::nonNull).findFirst().orElse(null);
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

  /** The method of the same name and descriptor. */
  private static Method declared(ClassDeclaration declared, MethodRef named) {
    for (Method method : declared.methods()) {
      if (method.ref().name().equals(named.name()) && method.ref().descriptor().equals(named.descriptor())) {
        return method;
      }
    }
    return null;
  }
}
