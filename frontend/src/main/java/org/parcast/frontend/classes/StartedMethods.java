package org.parcast.frontend.classes;

import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The methods of a class and of those above it, and their annotations, which are known by their simple names.
 *
 * @param line the class, last, after those above it, the uppermost first
 */
record StartedMethods(List<ClassNode> line) {
  /** Methods that have one of the annotations, those of classes above first, each class's by name; an overridden one once. */
  List<MethodNode> annotated(Set<String> names) {
    return of(method -> has(method.visibleAnnotations, method.invisibleAnnotations, names));
  }

  /** Methods with a body that are wanted, likewise. */
  List<MethodNode> of(Predicate<MethodNode> wanted) {
    Map<String, MethodNode> found = new LinkedHashMap<>();
    for (ClassNode at : line) {
      at.methods.stream().filter(wanted).filter(method -> (method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_BRIDGE)) == 0).sorted(Comparator.comparing(method -> method.name))
          .forEach(method -> found.putIfAbsent(method.name + method.desc, method));
    }
    return List.copyOf(found.values());
  }

  static boolean has(List<AnnotationNode> visible, List<AnnotationNode> invisible, Set<String> names) {
    return annotations(visible, invisible).anyMatch(each -> names.contains(simpleName(each)));
  }

  static Stream<AnnotationNode> annotations(List<AnnotationNode> visible, List<AnnotationNode> invisible) {
    return Stream.of(visible, invisible).map(list -> list == null ? Collections.<AnnotationNode>emptyList() : list).flatMap(List::stream);
  }

  static String simpleName(AnnotationNode annotation) {
    return Type.getType(annotation.desc).getClassName().replaceAll("^.*[.$]", "");
  }

  static boolean isStatic(MethodNode method) {
    return (method.access & Opcodes.ACC_STATIC) != 0;
  }

  static FrontendException refused(ClassNode type, String target, String what) {
    return new FrontendException(target + ": class " + type.name.replace('/', '.') + " " + what);
  }
}
