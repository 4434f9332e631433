package org.parcast.ir;

/**
 * A type of the Java virtual machine.
 *
 * @param descriptor its descriptor, for example {@code I}, {@code [[D} or {@code Ljava/lang/String;}
 */
public record Type(String descriptor) {

  public static final Type BOOLEAN = new Type("Z");
  public static final Type BYTE = new Type("B");
  public static final Type CHAR = new Type("C");
  public static final Type SHORT = new Type("S");
  public static final Type INT = new Type("I");
  public static final Type LONG = new Type("J");
  public static final Type FLOAT = new Type("F");
  public static final Type DOUBLE = new Type("D");
  public static final Type VOID = new Type("V");
  /** The type of {@code null}, of no array and of no class in particular. */
  public static final Type NULL = new Type("Lnull;");

  /** The type of the objects of a class, or of an array given by its descriptor, as class files name both. */
  public static Type ofInternalName(String name) {
    return new Type(name.startsWith("[") ? name : "L" + name + ";");
  }

  /** Whether values of this type are numbers, characters or truth values. */
  public boolean isPrimitive() {
    return descriptor.length() == 1 && descriptor.charAt(0) != 'V';
  }

  public boolean isArray() {
    return descriptor.charAt(0) == '[';
  }

  public boolean isReference() {
    return descriptor.length() > 1;
  }

  /** The number of dimensions: 0 where this is no array. */
  public int rank() {
    return descriptor.lastIndexOf('[') + 1;
  }

  /**
   * The type of the elements of an array.
   *
   * @throws IllegalStateException where this is no array
   */
  public Type element() {
    if (!isArray()) {
      throw new IllegalStateException(descriptor + " is no array");
    }
    return new Type(descriptor.substring(1));
  }

  /** The bytes that a value takes in memory: those of the primitive, 8 for a reference. */
  public int bytes() {
    return switch (descriptor.charAt(0)) {
      case 'Z', 'B' -> 1;
      case 'C', 'S' -> 2;
      case 'I', 'F' -> 4;
      case 'V' -> 0;
      default -> 8;
    };
  }

  /** The slots that a value takes among the local variables: two for long and double. */
  public int slots() {
    return switch (descriptor.charAt(0)) {
      case 'J', 'D' -> 2;
      case 'V' -> 0;
      default -> 1;
    };
  }

  /** The name as it stands in source, for example {@code double[][]} or {@code java.lang.String}. */
  @Override
  public String toString() {
    int rank = rank();
    String base =
        switch (descriptor.charAt(rank)) {
          case 'Z' -> "boolean";
          case 'B' -> "byte";
          case 'C' -> "char";
          case 'S' -> "short";
          case 'I' -> "int";
          case 'J' -> "long";
          case 'F' -> "float";
          case 'D' -> "double";
          case 'V' -> "void";
          default -> descriptor.substring(rank + 1, descriptor.length() - 1).replace('/', '.');
        };
    return base + "[]".repeat(rank);
  }
}
