package org.parcast.frontend.interpreter;

import org.parcast.ir.Type;

/** Between the values of Java and those of frames, where all integers of up to 32 bits and truth values are {@code Integer}. */
final class Boxes {
  private Boxes() {}

  static Object toFrame(Object value, Type type) {
    return switch (type.descriptor().charAt(0)) {
      case 'Z' -> (Boolean) value ? 1 : 0;
      case 'B', 'S' -> ((Number) value).intValue();
      case 'C' -> (int) (Character) value;
      default -> value;
    };
  }

  static Object toJava(Object value, Type type) {
    return switch (type.descriptor().charAt(0)) {
      case 'Z' -> ((Integer) value & 1) != 0;
      case 'B' -> ((Integer) value).byteValue();
      case 'S' -> ((Integer) value).shortValue();
      case 'C' -> (char) ((Integer) value).intValue();
      default -> value;
    };
  }
}
