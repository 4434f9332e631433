package org.parcast.tracer;

import java.util.Set;
import org.parcast.ir.MethodRef;

/** What methods of the library do to arrays that they are given. */
enum LibraryModel {
  /** {@code System.arraycopy}: elements of the first array are copied into the third argument. */
  ARRAYCOPY,
  /** {@code Arrays.fill}: the last argument is stored in the elements. */
  FILL,
  /** The result is a copy of the first elements of the array: {@code clone}, {@code Arrays.copyOf}. */
  COPY,
  /** The result is a copy of the elements from the second argument on: {@code Arrays.copyOfRange}. */
  COPY_OF_RANGE,
  /** The array is only read, and what is read leaves the program. */
  READ;

  private static final Set<String> READING =
      Set.of(
          "java/util/Arrays.toString",
          "java/util/Arrays.deepToString",
          "java/util/Arrays.equals",
          "java/util/Arrays.deepEquals",
          "java/util/Arrays.hashCode",
          "java/util/Arrays.deepHashCode",
          "java/util/Arrays.binarySearch",
          "java/util/Arrays.mismatch",
          "java/util/Arrays.compare",
          "java/lang/String.<init>",
          "java/lang/String.valueOf",
          "java/lang/String.copyValueOf",
          "java/io/PrintStream.print",
          "java/io/PrintStream.println",
          "java/io/PrintStream.write",
          "java/io/OutputStream.write",
          "java/lang/StringBuilder.append",
          "java/lang/Object.getClass",
          "java/lang/Object.hashCode",
          "java/lang/Object.equals",
          "java/util/Objects.requireNonNull",
          "java/util/Objects.hash",
          "java/lang/System.identityHashCode");

  /** The model of the method, or null where there is none. */
  static LibraryModel of(MethodRef method) {
    String name = method.owner() + "." + method.name();
    if (name.equals("java/lang/System.arraycopy")) {
      return ARRAYCOPY;
    }
    if (name.equals("java/util/Arrays.fill")) {
      return FILL;
    }
    if (name.equals("java/util/Arrays.copyOf") || method.owner().startsWith("[") && method.name().equals("clone")) {
      return COPY;
    }
    if (name.equals("java/util/Arrays.copyOfRange")) {
      return COPY_OF_RANGE;
    }
    return READING.contains(name) ? READ : null;
  }

  boolean makesCopy() {
    return this == COPY || this == COPY_OF_RANGE;
  }

  /** Whether the shadow of the argument is needed. */
  boolean wantsShadow(int argument) {
    return switch (this) {
      case ARRAYCOPY -> argument == 0 || argument == 2;
      case FILL, COPY, COPY_OF_RANGE -> argument == 0;
      case READ -> false;
    };
  }
}
