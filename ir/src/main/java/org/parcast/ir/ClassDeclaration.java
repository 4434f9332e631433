package org.parcast.ir;

import java.util.List;

/**
 * A class of the program.
 *
 * @param name internal name
 * @param superName internal name of the superclass, null for {@code java/lang/Object}
 * @param interfaces internal names
 * @param access access flags of the class file
 * @param sourceFile file name that the class file gives, or null
 */
public record ClassDeclaration(
    String name, String superName, List<String> interfaces, int access, String sourceFile, List<FieldDeclaration> fields, List<Method> methods) {

  /** A field, with the access flags of the class file. */
  public record FieldDeclaration(String name, Type type, int access) {
    public boolean isStatic() {
      return (access & 0x0008) != 0;
    }
  }

  public ClassDeclaration {
    interfaces = List.copyOf(interfaces);
    fields = List.copyOf(fields);
    methods = List.copyOf(methods);
  }
}
