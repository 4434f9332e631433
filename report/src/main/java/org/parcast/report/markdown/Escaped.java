package org.parcast.report.markdown;

/** Text as it may stand in Markdown: what means something there, or in HTML, or would name a person or an issue, becomes a character reference. */
final class Escaped {
  private static final String HARMLESS = " .,:;()/%+='\"?-";

  private Escaped() {}

  static String of(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints().forEach(c -> {
      if (c >= 128 || Character.isLetterOrDigit(c) || HARMLESS.indexOf(c) >= 0) {
        out.appendCodePoint(c);
      } else {
        out.append("&#").append(c).append(';');
      }
    });
    return out.toString().replace("www.", "www&#46;").replace("://", "&#58;//");
  }

  /** A name of the analysed program. */
  static String code(String text) {
    return "<code>" + of(text) + "</code>";
  }
}
