package org.parcast.frontend.classes;

/** The form of names and descriptors in class files (JVMS 4.2, 4.3). They may be long, too long for regular expressions. */
final class Descriptors {
  private static final int MOST_DIMENSIONS = 255;

  private Descriptors() {}

  /** Whether it is a name of a class: names between slashes. */
  static boolean isClass(String name) {
    return name != null && isClass(name, 0, name.length());
  }

  private static boolean isClass(String text, int from, int to) {
    boolean begins = true;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (c == '.' || c == ';' || c == '[' || c == '/' && begins) {
        return false;
      }
      begins = c == '/';
    }
    return !begins;
  }

  /** Whether it is the descriptor of a field. */
  static boolean isField(String text) {
    return text != null && afterType(text, 0) == text.length();
  }

  /** Whether it is the descriptor of a method. */
  static boolean isMethod(String text) {
    if (text == null || !text.startsWith("(")) {
      return false;
    }
    int at = 1;
    while (at > 0 && at < text.length() && text.charAt(at) != ')') {
      at = afterType(text, at);
    }
    return at > 0 && at < text.length() && (text.substring(at).equals(")V") || afterType(text, at + 1) == text.length());
  }

  /** Where the type that begins here has ended, -1 where there is none. */
  private static int afterType(String text, int from) {
    int at = from;
    while (at < text.length() && text.charAt(at) == '[') {
      at++;
    }
    if (at == text.length() || at - from > MOST_DIMENSIONS) {
      return -1;
    }
    if (text.charAt(at) != 'L') {
      return "BCDFIJSZ".indexOf(text.charAt(at)) < 0 ? -1 : at + 1;
    }
    int end = text.indexOf(';', at);
    return end > 0 && isClass(text, at + 1, end) ? end + 1 : -1;
  }
}
