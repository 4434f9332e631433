package org.parcast.frontend.lowering;

import org.parcast.ir.Type;

/** From the types of class files to those of the intermediate representation. */
final class Types {
  static final Type OBJECT = Type.ofInternalName("java/lang/Object");
  static final Type THROWABLE = Type.ofInternalName("java/lang/Throwable");

  private Types() {}

  static Type of(org.objectweb.asm.Type type) {
    return new Type(type.getDescriptor());
  }

  /** The type of what an instruction loads from an array; {@code otherwise} where the array is not known to be one. */
  static Type elementOf(Type array, Type otherwise) {
    return array.isArray() ? array.element() : otherwise;
  }
}
