package org.parcast.report.csv;

import org.parcast.report.words.Printable;

/**
 * Text in CSV by RFC 4180. One that a spreadsheet would take for a formula gets an apostrophe before it, as OWASP recommends: names of the
 * analysed program are not to be run.
 */
public final class Csv {
  private Csv() {}

  /** A field, quoted where it has to be. */
  public static String text(String text) {
    String printable = Printable.of(text);
    String harmless = !printable.isEmpty() && "=+-@".indexOf(printable.charAt(0)) >= 0 ? "'" + printable : printable;
    boolean quoted = harmless.chars().anyMatch(c -> c == ',' || c == '"' || c == ';');
    return quoted ? '"' + harmless.replace("\"", "\"\"") + '"' : harmless;
  }

  /** Whole numbers without a fraction. */
  static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1L << 53 ? String.valueOf((long) value) : String.valueOf(value);
  }
}
