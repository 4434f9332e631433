package org.parcast.cli;

/**
 * Text that does nothing to a terminal: names, arguments and messages come from the program under analysis, which may put escape sequences,
 * line ends or characters that turn the direction of writing into them.
 */
final class Printable {
  private Printable() {}

  /** The message, whose lines but the first are indented, so that none looks like one of Parcast's own. */
  static String message(String text) {
    return text(text.stripTrailing()).replace("\n", "\n  ");
  }

  /** The text with its line ends. */
  static String text(String text) {
    StringBuilder printable = new StringBuilder(text.length());
    text.codePoints().forEach(character -> {
      if (character == '\n' || !isControl(character)) {
        printable.appendCodePoint(character);
      } else {
        printable.append(String.format("\\u%04x", character));
      }
    });
    return printable.toString();
  }

  private static boolean isControl(int character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> true;
      default -> false;
    };
  }
}
