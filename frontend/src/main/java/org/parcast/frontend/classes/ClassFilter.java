package org.parcast.frontend.classes;

import java.util.List;

/** Classes chosen by the names of packages or classes. */
public final class ClassFilter {
  private final List<String> prefixes;

  /**
   * @param names packages or classes, for example {@code org.ejml}, {@code org.ejml.*} or {@code org.ejml.data.DMatrixRMaj}
   */
  public ClassFilter(List<String> names) {
    this.prefixes = names.stream().map(ClassFilter::internal).toList();
  }

  /** Whether the class is one of them, in one of the packages or below, or nested in one of the classes. */
  public boolean matches(String internalName) {
    return prefixes.stream().anyMatch(prefix -> matches(prefix, internalName));
  }

  private static boolean matches(String prefix, String name) {
    return name.startsWith(prefix) && (name.length() == prefix.length() || "/$".indexOf(name.charAt(prefix.length())) >= 0);
  }

  private static String internal(String name) {
    return name.replaceFirst("\\.\\*+$", "").replace('.', '/');
  }
}
