package org.parcast.report.words;

import java.util.Locale;
import java.util.stream.Collectors;

/** Text of the analysed program (names, arguments, messages) as it may go to a terminal: control characters become escapes. */
public final class Printable {
  private Printable() {}

  public static String of(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints().forEach(c -> {
      if (isHarmless(c)) {
        out.appendCodePoint(c);
      } else {
        out.append(c <= 0xFFFF ? String.format(Locale.ROOT, "\\u%04X", c) : String.format(Locale.ROOT, "\\U%06X", c));
      }
    });
    return out.toString();
  }

  /** The same, cut to a width with an ellipsis at its end. */
  public static String of(String text, int width) {
    String whole = of(text);
    return whole.length() <= width ? whole : whole.substring(0, width - 1) + "\u2026";
  }

  /** A name, of which the end tells most, cut to a width with an ellipsis at its beginning. */
  public static String endOf(String name, int width) {
    String whole = of(name);
    return whole.length() <= width ? whole : "\u2026" + whole.substring(whole.length() - width + 1);
  }

  /** The same, line by line: line ends stay. */
  public static String lines(String text) {
    return text.lines().map(Printable::of).collect(Collectors.joining("\n"));
  }

  /** Format characters turn the direction of text or hide it. */
  private static boolean isHarmless(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.UNASSIGNED, Character.PRIVATE_USE, Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR -> false;
      default -> true;
    };
  }
}
