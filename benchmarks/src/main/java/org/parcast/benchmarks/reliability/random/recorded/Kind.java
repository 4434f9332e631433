package org.parcast.benchmarks.reliability.random.recorded;

/** A type of words. */
public enum Kind {
  DOUBLE('D', "double"),
  FLOAT('F', "float"),
  LONG('J', "long"),
  INT('I', "int"),
  SHORT('S', "short"),
  BYTE('B', "byte"),
  CHAR('C', "char");

  public final char descriptor;
  public final String keyword;

  Kind(char descriptor, String keyword) {
    this.descriptor = descriptor;
    this.keyword = keyword;
  }

  public static Kind of(char descriptor) {
    for (Kind kind : values()) {
      if (kind.descriptor == descriptor) {
        return kind;
      }
    }
    throw new IllegalArgumentException(String.valueOf(descriptor));
  }

  /** What a cast to the type makes of a number. */
  public double narrow(double value) {
    return switch (this) {
      case DOUBLE -> value;
      case FLOAT -> (float) value;
      case LONG -> (long) value;
      case INT -> (int) value;
      case SHORT -> (short) (int) value;
      case BYTE -> (byte) (int) value;
      case CHAR -> (char) (int) value;
    };
  }
}
